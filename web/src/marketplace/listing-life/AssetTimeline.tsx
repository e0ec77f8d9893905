import { type AssetEvent, GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { eventText } from './event-text.ts'
import styles from './ListingLife.module.css'
import { text } from './listing-life.text.ts'

const SHOWN = 5

/** What happened to a property last, and the way to all of it. */
export function AssetTimeline({ details, allLink }: { details: UserAssetDetails; allLink: string }) {
  const { AssetId, Imported, TimeZone } = details
  const { data, error, refetch } = useCall(GetAssetHistory, { AssetId, PageSize: SHOWN })
  return (
    <Card as="section" aria-labelledby="timeline">
      <h2 id="timeline" className={styles.title}>
        {text.recentActivity}
      </h2>
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
      {!error && !data && <TextSkeleton count={3} />}
      {data && (
        <>
          <ol className={styles.timeline}>
            {data.Items.map((event) => (
              <li key={event.EventId}>
                <span>{withActor(event, eventText(event, Imported))}</span>
                <time dateTime={event.At}>{formatDayOf(event.At, TimeZone)}</time>
              </li>
            ))}
          </ol>
          <p className={styles.all}>
            <Link to={allLink}>{text.allActivity}</Link>
          </p>
        </>
      )}
    </Card>
  )
}

function withActor({ By }: AssetEvent, event: string): string {
  return By ? text.eventBy({ event, name: By.Name }) : event
}
