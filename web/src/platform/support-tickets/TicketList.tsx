import { GetSupportTickets, type TicketCard } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { messages } from '@keystead/contract/platform/support-tickets/support-tickets-messages.text.ts'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ExportListButton } from '../list-exports/ExportListButton.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { HelpIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { NEW_TICKET } from './NewTicket.tsx'
import { type TicketListView, searchOfTickets, ticketListViewOf } from './ticket-list-address.ts'
import { TICKET_LOOKS } from './ticket-looks.ts'
import styles from './TicketList.module.css'
import { text as words } from './support-tickets.text.ts'

const COLUMNS: Column<TicketCard>[] = [
  { key: 'subject', header: words.subject, cell: ({ TicketId, Subject }) => <Link to={paths.supportTicket(TicketId)}>{Subject}</Link> },
  { key: 'number', header: words.number, cell: ({ Number }) => <span className="tabular">#{Number}</span> },
  { key: 'type', header: words.about, cell: ({ SupportType }) => SupportType },
  { key: 'state', header: words.state, cell: ({ State }) => <Badge tone={TICKET_LOOKS[State].tone}>{TICKET_LOOKS[State].text}</Badge> },
  { key: 'updated', header: words.lastUpdate, cell: ({ UpdatedAt }) => <DateText date={UpdatedAt} /> },
]

const TABS: readonly { text: string; filter: TicketListView['filter'] }[] = [
  { text: words.open, filter: 'open' },
  { text: words.closed, filter: 'closed' },
]

/** Requests of the account; which part and which page are in the address. */
export function TicketList() {
  const [search] = useSearchParams()
  const view = ticketListViewOf(search)
  const { data, error, refetch, isPlaceholderData } = useCall(
    GetSupportTickets,
    { Filter: view.filter, PageIndex: view.pageIndex, PageSize: view.pageSize },
    { keepPrevious: true },
  )
  const addressOf = (change: Partial<TicketListView>) => paths.help(searchOfTickets({ ...view, pageIndex: 0, ...change }))
  return (
    <>
      <Tabs
        label={words.requests}
        tabs={TABS.map(({ text, filter }) => ({ text, to: addressOf({ filter }), isCurrent: filter === view.filter }))}
      />
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <TableSkeleton count={4} />}
      {data && data.Items.length === 0 && <NoTickets filter={view.filter} />}
      {data && data.Items.length > 0 && (
        <div className={styles.list} aria-busy={isPlaceholderData || undefined}>
          <DataTable
            caption={words.requests}
            columns={COLUMNS}
            rows={data.Items}
            rowKey={(ticket) => ticket.TicketId}
            rowName={(ticket) => ticket.Subject}
          />
          <Pagination page={data} addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })} />
          <ExportListButton list="GetSupportTickets" filters={{ Filter: view.filter }} />
        </div>
      )}
    </>
  )
}

function NoTickets({ filter }: Pick<TicketListView, 'filter'>) {
  if (filter === 'closed') {
    return (
      <EmptyState title={messages.noTicketsFound} icon={HelpIcon}>
        {words.noClosedHelp}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={messages.noTicketsFound}
      icon={HelpIcon}
      action={<LinkButton to={paths.help({ [NEW_TICKET]: true })}>{words.contact}</LinkButton>}
    >
      {words.noOpenHelp}
    </EmptyState>
  )
}
