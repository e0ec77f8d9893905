import type { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { mayBePublic } from '@keystead/contract/identity/profiles/profile-rules.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { publicAddress } from './profile-places.ts'
import styles from './SideCards.module.css'

/** Who can read this profile, and where that is changed. */
export function VisibilityCard({ profile }: { profile: ProfileDetails }) {
  return (
    <Card as="section" aria-labelledby="visibility">
      <h2 id="visibility" className={styles.title}>
        Who sees it
        {profile.IsPublic ? <Badge tone="good">Public</Badge> : <Badge>Private</Badge>}
      </h2>
      <p className={styles.note}>{noteOf(profile)}</p>
      <div className={styles.links}>
        {profile.IsPublic && <LinkButton to={publicAddress(profile)}>See the public page</LinkButton>}
        <LinkButton to={paths.profileSettings()}>Profile settings</LinkButton>
      </div>
    </Card>
  )
}

function noteOf(profile: ProfileDetails): string {
  if (!mayBePublic(profile)) return messages.tenantStaysPrivate
  return profile.IsPublic
    ? 'Anybody can find and read it. Your sign-in email and your mobile stay private.'
    : 'Strangers can not find it. Your name and picture still stand on properties that you list.'
}
