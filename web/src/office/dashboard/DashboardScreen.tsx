import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { splitName } from '@keystead/contract/values/names.ts'
import { useSession } from '../../sessions/session.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { AgentDashboard } from './AgentDashboard.tsx'
import { OwnerDashboard } from './OwnerDashboard.tsx'
import { TenantDashboard } from './TenantDashboard.tsx'
import { text } from './dashboard.text.ts'

/** What needs me, by the active profile. */
export function DashboardScreen() {
  const session = useSession()
  // The guard lets no one in without a profile; this is the moment of signing out.
  if (!session?.Profile) return null
  return <Dashboard key={session.Profile.ProfileId} session={session} profile={session.Profile} />
}

function Dashboard({ session, profile }: { session: SessionRecord; profile: NonNullable<SessionRecord['Profile']> }) {
  // A business is not greeted by the first word of its name.
  const greeting = session.Member ? profile.Name : text.hello({ name: splitName(profile.Name).firstName })
  switch (profileTypeOf(session)) {
    case 'Owner':
      return <OwnerDashboard greeting={greeting} />
    case 'Agent':
      return <AgentDashboard greeting={greeting} session={session} />
    default:
      return <TenantDashboard greeting={greeting} session={session} />
  }
}
