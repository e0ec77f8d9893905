import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PlusIcon, UsersIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { ProfileCards } from './ProfileCards.tsx'
import { hasEveryKind } from './profile-kinds.ts'
import styles from './ProfilesScreen.module.css'
import { text } from './profiles.text.ts'

/** The profiles of the account: which one is active, the way to another, and to one more. */
export function ProfilesScreen() {
  const { data, error, refetch } = useCall(GetUserProfiles, {})
  return (
    <Page
      title={text.title}
      description={text.intro}
      action={
        data &&
        data.Profiles.length > 0 && (
          <>
            <LinkButton to={paths.contactInfo()}>{text.contactDetails}</LinkButton>
            <AddProfile isFull={hasEveryKind(data.Profiles)} />
          </>
        )
      }
    >
      {data ? (
        <Profiles {...data} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={text.loading}>
          <div className={styles.skeleton}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        </Loading>
      )}
    </Page>
  )
}

type ProfilesProps = { Profiles: Parameters<typeof ProfileCards>[0]['profiles']; ActiveProfileId: string | null }

function Profiles({ Profiles: profiles, ActiveProfileId }: ProfilesProps) {
  if (profiles.length > 0) return <ProfileCards profiles={profiles} activeProfileId={ActiveProfileId} />
  return (
    <EmptyState
      title={messages.noProfilesFound}
      icon={UsersIcon}
      action={
        <LinkButton to={paths.createProfile()} variant="primary" icon={PlusIcon}>
          {text.create}
        </LinkButton>
      }
    >
      {text.noProfiles}
    </EmptyState>
  )
}

function AddProfile({ isFull }: { isFull: boolean }) {
  if (isFull) {
    return (
      <Button icon={PlusIcon} disabledReason={text.allProfilesMade}>
        {text.add}
      </Button>
    )
  }
  return (
    <LinkButton to={paths.createProfile()} variant="primary" icon={PlusIcon}>
      {text.add}
    </LinkButton>
  )
}
