import type { UserAssetDetails } from '@keystead/contract/assets/properties/property.schemas.ts'
import { Card } from '../../../ui/Card.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import styles from './ViewProperty.module.css'

type Moment = { text: string; at: string }

/** What happened to it, newest first. */
export function PropertyTimeline({ details }: { details: UserAssetDetails }) {
  return (
    <Card as="section" aria-labelledby="timeline">
      <h2 id="timeline" className={styles.cardTitle}>
        Timeline
      </h2>
      <ol className={styles.timeline}>
        {momentsOf(details).map(({ text, at }) => (
          <li key={text}>
            <span>{text}</span>
            <DateText date={at} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function momentsOf({ ListedAt, IsListed, UpdatedAt, CreatedAt, Imported }: UserAssetDetails): Moment[] {
  const moments: Moment[] = [{ text: Imported ? 'Imported from a file' : 'Added', at: CreatedAt }]
  if (UpdatedAt > CreatedAt) moments.push({ text: 'Last changed', at: UpdatedAt })
  if (ListedAt) moments.push({ text: IsListed ? 'Listed' : 'Last listed', at: ListedAt })
  return moments.sort((one, other) => other.at.localeCompare(one.at))
}
