import { UpdateUser } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { mayBePublic, missingFields } from '@keystead/contract/identity/profiles/profile-rules.ts'
import type { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
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
import { inParts } from '../../../ui/in-parts.ts'
import { text } from './profile-settings.text.ts'

/** Whether strangers find the profile, and what it has to say before they can. */
export function VisibilitySetting({ profile }: { profile: ProfileDetails }) {
  const update = useProfileCommand(UpdateUser)
  const missing = Object.keys(missingFields(profile, { ...profile, IsPublic: true }))

  function show(IsPublic: boolean) {
    void withToast(update.run({ ...draftOf(profile), IsPublic }), IsPublic ? text.nowPublic : text.nowPrivate)
  }

  if (!mayBePublic(profile))
    return (
      <Section title={text.visibility} description={messages.tenantStaysPrivate}>
        {null}
      </Section>
    )
  return (
    <Section
      title={
        <span className={styles.titleLine}>
          {inParts(
            text.visibilityState.parts({
              badge: profile.IsPublic ? <Badge tone="good">{text.public}</Badge> : <Badge>{text.private}</Badge>,
            }),
          )}
        </span>
      }
      description={profile.IsPublic ? text.publicNote : text.privateNote}
    >
      <div className={styles.choices}>
        {profile.IsPublic ? (
          <>
            <Button icon={EyeOffIcon} busy={update.pending} onClick={() => show(false)}>
              {text.makePrivate}
            </Button>
            <LinkButton to={publicAddress(profile)} variant="quiet">
              {text.seePublicPage}
            </LinkButton>
          </>
        ) : (
          <>
            <Button icon={EyeIcon} busy={update.pending} disabledReason={reasonAgainst(missing)} onClick={() => show(true)}>
              {text.makePublic}
            </Button>
            {missing.length > 0 && <LinkButton to={profileEditAddress(profile)}>{text.editProfile}</LinkButton>}
          </>
        )}
      </div>
    </Section>
  )
}

/** `Please fill these in first: About me, Company.` */
function reasonAgainst(missing: readonly string[]): string | null {
  if (missing.length === 0) return null
  return text.missing({ fields: missing.map((field) => PROFILE_LABELS[field as keyof typeof PROFILE_LABELS]).join(', ') })
}
