import { completenessChecks } from '@keystead/contract/identity/profiles/profile-completeness.ts'
import type { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CircleCheckIcon, InfoIcon } from '../../ui/icons.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { profileEditAddress } from './profile-places.ts'
import styles from './SideCards.module.css'
import { text } from './profile-page.text.ts'

/** How much the profile says, and what would help most. It goes once all is said. */
export function CompletenessCard({ profile }: { profile: ProfileDetails }) {
  const checks = completenessChecks(profile)
  if (checks.every((check) => check.Done)) return null
  return (
    <Card as="section" aria-labelledby="completeness">
      <h2 id="completeness" className={styles.title}>
        {text.completeTitle}
      </h2>
      <ProgressBar label={text.completeness} value={profile.Completeness} max={100} />
      <ul className={styles.checks}>
        {checks.map(({ Field, Text, Done }) => (
          <li key={Field}>
            <Icon of={Done ? CircleCheckIcon : InfoIcon} className={Done ? styles.done : styles.open} />
            {Done ? (
              <span className={styles.said}>
                {Text} <span className="visually-hidden">{text.done}</span>
              </span>
            ) : (
              <Link to={Field === 'CategoryIds' ? paths.profileSettings() : profileEditAddress(profile)}>{Text}</Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
