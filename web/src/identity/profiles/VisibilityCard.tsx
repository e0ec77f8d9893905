import type { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { mayBePublic } from '@keystead/contract/identity/profiles/profile-rules.ts'
import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { publicAddress } from './profile-places.ts'
import styles from './SideCards.module.css'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './profile-page.text.ts'

/** Who can read this profile, and where that is changed. */
export function VisibilityCard({ profile }: { profile: ProfileDetails }) {
  return (
    <Card as="section" aria-labelledby="visibility">
      <h2 id="visibility" className={styles.title}>
        {inParts(
          text.whoSeesIt.parts({ badge: profile.IsPublic ? <Badge tone="good">{text.public}</Badge> : <Badge>{text.private}</Badge> }),
        )}
      </h2>
      <p className={styles.note}>{noteOf(profile)}</p>
      <div className={styles.links}>
        {profile.IsPublic && <LinkButton to={publicAddress(profile)}>{text.seePublicPage}</LinkButton>}
        <LinkButton to={paths.profileSettings()}>{text.profileSettings}</LinkButton>
      </div>
    </Card>
  )
}

function noteOf(profile: ProfileDetails): string {
  if (!mayBePublic(profile)) return messages.tenantStaysPrivate
  return profile.IsPublic ? text.publicNote : text.privateNote
}
