import { TICKET_FILTERS, type TicketFilter } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import { DEFAULT_PAGE_SIZE, LAST_PAGE_INDEX, PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'

export type TicketListView = { filter: TicketFilter; pageIndex: number; pageSize: number }

const FILTERS = Object.keys(TICKET_FILTERS) as TicketFilter[]

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function ticketListViewOf(search: URLSearchParams): TicketListView {
  const page = Number(search.get('page') ?? 1)
  const size = Number(search.get('size'))
  return {
    filter: FILTERS.find((filter) => filter === search.get('show')) ?? 'open',
    pageIndex: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE_INDEX + 1 ? page - 1 : 0,
    pageSize: PAGE_SIZES.find((candidate) => candidate === size) ?? DEFAULT_PAGE_SIZE,
  }
}

/** The other way round. What is as usual is left out, so that addresses stay short. */
export function searchOfTickets({ filter, pageIndex, pageSize }: TicketListView): Search {
  return {
    show: filter === 'open' ? null : filter,
    page: pageIndex === 0 ? null : pageIndex + 1,
    size: pageSize === DEFAULT_PAGE_SIZE ? null : pageSize,
  }
}
