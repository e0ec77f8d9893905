import type { SessionRecord } from '@keystead/contract/users/profiles/profile.schemas.ts'
import { splitName } from '@keystead/contract/values/names.ts'
import { profileTypeOf, useSession } from '../app/session.ts'
import { OwnerDashboard } from './OwnerDashboard.tsx'
import { StarterDashboard } from './StarterDashboard.tsx'

/** What needs me, by the active profile. */
export function DashboardScreen() {
  const session = useSession()
  // The guard lets nobody in without a profile; this is the moment of signing out.
  if (!session?.Profile) return null
  return <Dashboard key={session.Profile.ProfileId} session={session} profile={session.Profile} />
}

function Dashboard({ session, profile }: { session: SessionRecord; profile: NonNullable<SessionRecord['Profile']> }) {
  const greeting = `Hello, ${splitName(profile.Name).firstName}`
  return profileTypeOf(session) === 'Owner' ? (
    <OwnerDashboard greeting={greeting} />
  ) : (
    <StarterDashboard greeting={greeting} session={session} />
  )
}
