import { GetFeedListings, type ListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { pageIndexOf, pageNumberOf } from '../../navigation/list-page.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Section } from '../../ui/Section.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { text } from './feeds.text.ts'

type Line = OutputOf<typeof GetFeedListings>['Items'][number]
type Show = 'in' | 'out'

const PAGE_SIZE = 20

const NAME: Column<Line> = {
  key: 'title',
  header: text.property,
  cell: ({ AssetId, Title }) => <Link to={paths.viewProperty(AssetId)}>{Title}</Link>,
}
const PLACE: Column<Line> = { key: 'place', header: text.city, cell: ({ City, StateCode }) => `${City}, ${StateCode}` }
const OFFER: Column<Line> = { key: 'offer', header: text.listing, cell: ({ ListingType }) => ListingType }
const REASONS: Column<Line> = { key: 'reasons', header: text.reasons, cell: ({ Reasons }) => Reasons.join(' ') }

const COLUMNS: Record<Show, Column<Line>[]> = { in: [NAME, PLACE, OFFER], out: [NAME, PLACE, OFFER, REASONS] }

/** What one feed has, or what it leaves out and why. */
export function FeedListings({ feed }: { feed: ListingFeed }) {
  const [search] = useSearchParams()
  const show: Show = search.get('show') === 'in' ? 'in' : 'out'
  const pageIndex = pageIndexOf(search)
  const inputOf = (which: Show, index: number) => ({ FeedId: feed.FeedId, Show: which, PageIndex: index, PageSize: PAGE_SIZE as 20 })
  const addressOf = (which: Show, index: number) =>
    paths.listingFeeds({ id: feed.FeedId, show: which === 'in' ? 'in' : null, page: pageNumberOf(index) })
  const { data, error, refetch } = useCall(GetFeedListings, inputOf(show, pageIndex), { keepPrevious: true })

  return (
    <Section title={feed.Name}>
      <Tabs
        label={text.whichListings}
        tabs={[
          { text: text.leftOut, to: addressOf('out', 0), isCurrent: show === 'out' },
          { text: text.inFeed, to: addressOf('in', 0), isCurrent: show === 'in' },
        ]}
      />
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
      {!error && !data && <TableSkeleton count={4} />}
      {data?.TotalCount === 0 && (
        <EmptyState title={show === 'out' ? text.nothingLeftOut : text.nothingInFeed}>
          {show === 'out' ? text.nothingLeftOutHelp : text.nothingInFeedHelp}
        </EmptyState>
      )}
      {data && data.TotalCount > 0 && (
        <>
          <DataTable
            caption={show === 'out' ? text.leftOutCaption : text.inFeedCaption}
            columns={COLUMNS[show]}
            rows={data.Items}
            rowKey={({ OfferId }) => OfferId}
            rowName={({ Title }) => Title}
          />
          <Pagination page={data} pageSizes={[PAGE_SIZE]} addressOf={({ PageIndex }) => addressOf(show, PageIndex)} />
        </>
      )}
    </Section>
  )
}
