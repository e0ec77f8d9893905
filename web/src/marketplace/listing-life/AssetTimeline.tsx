import { type AssetEvent, GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { useState } from 'react'
import { useCall } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { eventText } from './event-text.ts'
import styles from './ListingLife.module.css'

const PAGE_SIZE = 10

/** What happened to a property, newest first. */
export function AssetTimeline({ assetId, imported }: { assetId: string; imported: boolean }) {
  const [pages, setPages] = useState(1)
  const { data: first } = useCall(GetAssetHistory, { AssetId: assetId, PageIndex: 0, PageSize: PAGE_SIZE })
  const hasMore = (first?.TotalCount ?? 0) > pages * PAGE_SIZE
  return (
    <Card as="section" aria-labelledby="timeline">
      <h2 id="timeline" className={styles.title}>
        Timeline
      </h2>
      <ol className={styles.timeline}>
        {Array.from({ length: pages }, (_, pageIndex) => (
          <Events key={pageIndex} assetId={assetId} pageIndex={pageIndex} imported={imported} />
        ))}
      </ol>
      {hasMore && (
        <Button variant="quiet" size="sm" onClick={() => setPages(pages + 1)}>
          Show earlier
        </Button>
      )}
    </Card>
  )
}

function Events({ assetId, pageIndex, imported }: { assetId: string; pageIndex: number; imported: boolean }) {
  const { data, error, refetch } = useCall(GetAssetHistory, { AssetId: assetId, PageIndex: pageIndex, PageSize: PAGE_SIZE })
  if (error && !data) {
    return (
      <li>
        <ErrorState failure={error} onRetry={() => void refetch()} />
      </li>
    )
  }
  if (!data) {
    return (
      <li>
        <TextSkeleton count={3} />
      </li>
    )
  }
  return data.Items.map((event) => <Event key={event.EventId} event={event} imported={imported} />)
}

function Event({ event, imported }: { event: AssetEvent; imported: boolean }) {
  return (
    <li>
      <span>
        {eventText(event, imported)}
        {event.By && `, by ${event.By.Name}`}
      </span>
      <DateText date={event.At} />
    </li>
  )
}
