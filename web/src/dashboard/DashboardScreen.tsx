import type { SessionRecord } from '@keystead/contract/users/profiles/profile.schemas.ts'
import { splitName } from '@keystead/contract/values/names.ts'
import { paths } from '../app/paths.ts'
import { profileTypeOf, useSession } from '../app/session.ts'
import { PlusIcon, SearchIcon } from '../ui/icons.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'
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
  const profileType = profileTypeOf(session)
  const title = `Hello, ${splitName(profile.Name).firstName}`
  if (profileType === 'Owner') {
    return (
      <Page
        title={title}
        description="What needs you, and how your properties stand."
        action={
          <LinkButton to={paths.addNewProperty()} variant="primary" icon={PlusIcon}>
            Add a property
          </LinkButton>
        }
      >
        <OwnerDashboard />
      </Page>
    )
  }
  return (
    <Page
      title={title}
      description={`You are here as ${profileType === 'Agent' ? 'an agent' : 'a tenant'}. This is what you can do now.`}
      action={
        <LinkButton to={paths.properties()} variant="primary" icon={SearchIcon}>
          Search homes
        </LinkButton>
      }
    >
      <StarterDashboard session={session} />
    </Page>
  )
}
