import { UpdateDefaultProfile } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { OwnProfile } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { useCommand } from '../../../api/query.ts'
import { paths } from '../../../navigation/paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Section } from '../../../ui/Section.tsx'
import { withToast } from '../../../ui/with-toast.ts'
import { kindText } from '../profile-texts.ts'
import styles from './settings.module.css'

/** Who one is after signing in. */
export function DefaultProfileSetting({ profiles }: { profiles: readonly OwnProfile[] }) {
  const update = useCommand(UpdateDefaultProfile)

  function choose(profile: OwnProfile) {
    void withToast(update.run({ ProfileId: profile.ProfileId }), `After signing in you are ${kindText(profile)}.`)
  }

  return (
    <Section
      title="Default profile"
      description="The one that is active after you sign in."
      action={
        <LinkButton to={paths.profiles()} size="sm">
          All profiles
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
              <Badge tone="brand">Default</Badge>
            ) : (
              <Button size="sm" onClick={() => choose(profile)}>
                Make default
                <span className="visually-hidden">: {kindText(profile)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
