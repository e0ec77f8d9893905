import { TICKET_FILTERS, type TicketFilter } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

export type TicketListView = { filter: TicketFilter; pageIndex: number; pageSize: number }

const FILTERS = Object.keys(TICKET_FILTERS) as TicketFilter[]

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function ticketListViewOf(search: URLSearchParams): TicketListView {
  return {
    filter: FILTERS.find((filter) => filter === search.get('show')) ?? 'open',
    pageIndex: pageIndexOf(search),
    pageSize: pageSizeOf(search),
  }
}

/** The other way round. What is as usual is left out, so that addresses stay short. */
export function searchOfTickets({ filter, pageIndex, pageSize }: TicketListView): Search {
  return {
    show: filter === 'open' ? null : filter,
    page: pageNumberOf(pageIndex),
    size: unusualSize(pageSize),
  }
}
