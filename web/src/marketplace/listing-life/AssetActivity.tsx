import { GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { useState } from 'react'
import { useCall } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { eventText } from './event-text.ts'
import styles from './ListingLife.module.css'

const PAGE_SIZE = 20

/** All that happened to a property, newest first. */
export function AssetActivity({ details }: { details: UserAssetDetails }) {
  const [pages, setPages] = useState(1)
  const { data: first } = useCall(GetAssetHistory, { AssetId: details.AssetId, PageIndex: 0, PageSize: PAGE_SIZE })
  const hasMore = (first?.TotalCount ?? 0) > pages * PAGE_SIZE
  return (
    <Section title="Activity">
      <ol className={styles.timeline}>
        {Array.from({ length: pages }, (_, pageIndex) => (
          <Events key={pageIndex} details={details} pageIndex={pageIndex} />
        ))}
      </ol>
      {hasMore && (
        <Button variant="quiet" size="sm" onClick={() => setPages(pages + 1)}>
          Show more
        </Button>
      )}
    </Section>
  )
}

function Events({ details: { AssetId, Imported, TimeZone }, pageIndex }: { details: UserAssetDetails; pageIndex: number }) {
  const { data, error, refetch } = useCall(GetAssetHistory, { AssetId, PageIndex: pageIndex, PageSize: PAGE_SIZE })
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
  return data.Items.map((event) => (
    <li key={event.EventId}>
      <span>
        {eventText(event, Imported)}
        {event.By && `, by ${event.By.Name}`}
      </span>
      <time dateTime={event.At}>{formatDayOf(event.At, TimeZone)}</time>
    </li>
  ))
}
