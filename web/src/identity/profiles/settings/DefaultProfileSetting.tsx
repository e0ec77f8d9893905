import { UpdateDefaultProfile } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { OwnProfile } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { useCommand } from '../../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Section } from '../../../ui/Section.tsx'
import { withToast } from '../../../ui/with-toast.ts'
import { kindText } from '../profile-texts.ts'
import styles from './settings.module.css'
import { text } from './profile-settings.text.ts'

/** Who one is after signing in. */
export function DefaultProfileSetting({ profiles }: { profiles: readonly OwnProfile[] }) {
  const update = useCommand(UpdateDefaultProfile)

  function choose(profile: OwnProfile) {
    void withToast(update.run({ ProfileId: profile.ProfileId }), text.defaultChanged({ profile: kindText(profile) }))
  }

  return (
    <Section
      title={text.defaultProfile}
      description={text.defaultNote}
      action={
        <LinkButton to={paths.profiles()} size="sm">
          {text.allProfiles}
        </LinkButton>
      }
    >
      <ul className={styles.profiles}>
        {profiles.map((profile) => (
          <li key={profile.ProfileId}>
            <Avatar name={profile.Name} picture={profile.PicPath} />
            <span className={styles.profileWords}>
              {profile.Name}
              <small>{kindText(profile)}</small>
            </span>
            {profile.IsDefault ? (
              <Badge tone="brand">{text.defaultIt}</Badge>
            ) : (
              <Button size="sm" aria-label={text.makeDefaultOf({ profile: kindText(profile) })} onClick={() => choose(profile)}>
                {text.makeDefault}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
