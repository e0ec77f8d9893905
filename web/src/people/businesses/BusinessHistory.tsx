import { GetBusinessHistory } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatTimeOf } from '@keystead/contract/values/dates.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ClockIcon } from '../../ui/icons.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { PastTheEnd } from '../../ui/PastTheEnd.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { messages } from './business-messages.text.ts'
import { text } from './view-business.text.ts'
import styles from './ViewBusiness.module.css'

/** What was done to the business and its members, the latest first. */
export function BusinessHistory({ business: { BusinessId } }: { business: BusinessDetails }) {
  const [search] = useSearchParams()
  const timeZone = useTimeZone()
  const input = { BusinessId, PageIndex: pageIndexOf(search), PageSize: pageSizeOf(search) }
  const { data, error, refetch } = useCall(GetBusinessHistory, input, { keepPrevious: true })
  const addressOf = ({ PageIndex, PageSize }: { PageIndex: number; PageSize: number }) =>
    paths.viewBusiness(BusinessId, 'history', { page: pageNumberOf(PageIndex), size: unusualSize(PageSize) })
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  if (data.TotalCount === 0) {
    return (
      <EmptyState title={messages.noHistoryFound} icon={ClockIcon}>
        {text.historyHelp}
      </EmptyState>
    )
  }
  return (
    <>
      {data.Items.length === 0 && <PastTheEnd first={addressOf({ PageIndex: 0, PageSize: data.PageSize })} />}
      <ol className={styles.events}>
        {data.Items.map(({ EventId, At, By, Text }) => (
          <li key={EventId}>
            <span>{Text}</span>
            <small className={styles.note}>
              <DateText date={At} /> <span className="tabular">{formatTimeOf(At, timeZone)}</span>
              {By && <> · {By}</>}
            </small>
          </li>
        ))}
      </ol>
      <Pagination page={data} addressOf={addressOf} />
    </>
  )
}
