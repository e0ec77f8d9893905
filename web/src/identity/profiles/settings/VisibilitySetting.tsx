import { UpdateUser } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { mayBePublic, missingFields } from '@keystead/contract/identity/profiles/profile-rules.ts'
import type { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EyeIcon, EyeOffIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Section } from '../../../ui/Section.tsx'
import { withToast } from '../../../ui/with-toast.ts'
import { draftOf, PROFILE_LABELS } from '../profile-draft.ts'
import { profileEditAddress, publicAddress } from '../profile-places.ts'
import { useProfileCommand } from '../use-profile-command.ts'
import styles from './settings.module.css'

/** Whether strangers find the profile, and what it has to say before they can. */
export function VisibilitySetting({ profile }: { profile: ProfileDetails }) {
  const update = useProfileCommand(UpdateUser)
  const missing = Object.keys(missingFields(profile, { ...profile, IsPublic: true }))

  function show(IsPublic: boolean) {
    void withToast(update.run({ ...draftOf(profile), IsPublic }), IsPublic ? 'Your profile is public now.' : 'Your profile is private now.')
  }

  if (!mayBePublic(profile))
    return (
      <Section title="Visibility" description={messages.tenantStaysPrivate}>
        {null}
      </Section>
    )
  return (
    <Section
      title={
        <span className={styles.titleLine}>Visibility {profile.IsPublic ? <Badge tone="good">Public</Badge> : <Badge>Private</Badge>}</span>
      }
      description={
        profile.IsPublic
          ? 'Anybody can find your profile and read it. Your sign-in email and your mobile stay private.'
          : 'Strangers can not find your profile. Your name and picture still stand on properties that you list.'
      }
    >
      <div className={styles.choices}>
        {profile.IsPublic ? (
          <>
            <Button icon={EyeOffIcon} busy={update.pending} onClick={() => show(false)}>
              Make it private
            </Button>
            <LinkButton to={publicAddress(profile)} variant="quiet">
              See the public page
            </LinkButton>
          </>
        ) : (
          <>
            <Button icon={EyeIcon} busy={update.pending} disabledReason={reasonAgainst(missing)} onClick={() => show(true)}>
              Make it public
            </Button>
            {missing.length > 0 && <LinkButton to={profileEditAddress(profile)}>Edit profile</LinkButton>}
          </>
        )}
      </div>
    </Section>
  )
}

/** `Please fill in first: About me, Company.` */
function reasonAgainst(missing: readonly string[]): string | null {
  if (missing.length === 0) return null
  return `Please fill in first: ${missing.map((field) => PROFILE_LABELS[field as keyof typeof PROFILE_LABELS]).join(', ')}.`
}
