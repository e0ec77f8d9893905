import {
  type AssetEvent,
  GetAssetHistory,
  HISTORY_PARTS,
  type HistoryPart,
} from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { formatTimeOf } from '@keystead/contract/values/dates.ts'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { viewAddress } from '../../properties/properties/form/property-places.ts'
import { Button } from '../../ui/Button.tsx'
import { byDay } from '../../ui/by-day.ts'
import { Chips, LinkChip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ClockIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { eventText } from './event-text.ts'
import styles from './AssetActivity.module.css'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './listing-life.text.ts'

const PAGE_SIZE = 20

const PART_TEXTS: Readonly<Record<HistoryPart, string>> = { leases: text.leasesAndPeople, listing: text.listing, details: text.details }
const PARTS = Object.keys(HISTORY_PARTS) as HistoryPart[]

/** All that happened to a property and who has done it, newest first, each day under its name. The address says which part of it. */
export function AssetActivity({ details }: { details: UserAssetDetails }) {
  const [search] = useSearchParams()
  const about = PARTS.find((part) => part === search.get('about')) ?? null
  const everything = viewAddress(details.AssetId, details.Relation, 'activity')
  return (
    <Section title={text.activity}>
      <nav aria-label={text.activityFilters} className={styles.parts}>
        <Chips>
          <LinkChip to={everything} isCurrent={about === null}>
            {text.everything}
          </LinkChip>
          {PARTS.map((part) => (
            <LinkChip key={part} to={`${everything}&about=${part}`} isCurrent={about === part}>
              {PART_TEXTS[part]}
            </LinkChip>
          ))}
        </Chips>
      </nav>
      <History key={about} details={details} about={about} />
    </Section>
  )
}

type HistoryProps = { details: UserAssetDetails; about: HistoryPart | null }

function usePage({ details: { AssetId }, about }: HistoryProps, pageIndex: number) {
  return useCall(GetAssetHistory, { AssetId, About: about, PageIndex: Math.max(pageIndex, 0), PageSize: PAGE_SIZE })
}

function History(props: HistoryProps) {
  const [pages, setPages] = useState(1)
  const { data: first } = usePage(props, 0)
  if (first?.TotalCount === 0) return <EmptyState title={text.noActivity} icon={ClockIcon} compact />
  return (
    <>
      {Array.from({ length: pages }, (_, pageIndex) => (
        <HistoryPage key={pageIndex} {...props} pageIndex={pageIndex} />
      ))}
      {(first?.TotalCount ?? 0) > pages * PAGE_SIZE && <Button onClick={() => setPages(pages + 1)}>{text.showMore}</Button>}
    </>
  )
}

function HistoryPage({ pageIndex, ...props }: HistoryProps & { pageIndex: number }) {
  const { TimeZone, Imported } = props.details
  const { data, error, refetch } = usePage(props, pageIndex)
  const { data: before } = usePage(props, pageIndex - 1)
  const start = useFocusOnAdded(pageIndex > 0 && data !== undefined)
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton count={3} />
  const [newest] = data.Items
  // A day that began on the page before has its name there.
  const begun = pageIndex > 0 && before ? byDay(before.Items, TimeZone).at(-1)?.day : null
  return byDay(data.Items, TimeZone).map(({ day, events }) => (
    <section key={day} aria-label={day}>
      {day !== begun && <h3 className={styles.day}>{day}</h3>}
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={event.EventId} ref={event === newest ? start : undefined} tabIndex={event === newest ? -1 : undefined}>
            <time dateTime={event.At} className="tabular">
              {formatTimeOf(event.At, TimeZone)}
            </time>
            <p>
              {eventText(event, Imported)} <ByWhom event={event} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  ))
}

/** What was asked for takes the focus: the button for it may be gone, and stands below. */
function useFocusOnAdded(isAdded: boolean) {
  const start = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isAdded) start.current?.focus()
  }, [isAdded])
  return start
}

function ByWhom({ event: { By, IsByCaller } }: { event: AssetEvent }) {
  if (!IsByCaller && !By) return null
  return <small className={styles.by}>{IsByCaller ? text.byYou : inParts(text.by.parts({ name: <bdi>{By?.Name}</bdi> }))}</small>
}
