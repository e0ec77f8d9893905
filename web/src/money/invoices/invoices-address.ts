import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { INVOICE_DIRECTIONS, INVOICE_FILTERS, type InvoiceFilter } from '@keystead/contract/money/invoices/invoice.values.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

export const LONGEST_SEARCH = 80

/** What the address of the list of invoices says. */
export type InvoicesView = {
  isReceived: boolean
  text: string
  status: InvoiceFilter | null
  property: string | null
  person: string | null
  item: string | null
  /** As `2026-11`. */
  month: string | null
  pageIndex: number
  pageSize: number
}

/** An address may have been typed or be old: what it says wrong counts as not said. Who bills no one has received ones alone. */
export function invoicesViewOf(search: URLSearchParams, canBill: boolean): InvoicesView {
  const isReceived = !canBill || search.get('tab') === 'received'
  const id = (name: string) => [search.get(name) ?? ''].find(isRowId) ?? null
  const status = INVOICE_FILTERS.find((one) => one === search.get('status')) ?? null
  return {
    isReceived,
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_SEARCH),
    status: isReceived && !isOfReceived(status) ? null : status,
    property: id('property'),
    person: id('person'),
    item: isReceived ? null : id('item'),
    month: [search.get('month') ?? ''].find((month) => /^20\d\d-(0[1-9]|1[0-2])$/.test(month)) ?? null,
    pageIndex: pageIndexOf(search),
    pageSize: pageSizeOf(search),
  }
}

/** No one receives what is not sent. */
export function isOfReceived(status: InvoiceFilter | null): boolean {
  return status !== 'temporary' && status !== 'active'
}

/** The same for an address: what is usual is left out. */
export function searchOfInvoices(view: InvoicesView, canBill: boolean): Search {
  return {
    tab: canBill && view.isReceived ? 'received' : null,
    text: view.text || null,
    status: view.status,
    property: view.property,
    person: view.person,
    item: view.item,
    month: view.month,
    page: pageNumberOf(view.pageIndex),
    size: unusualSize(view.pageSize),
  }
}

/** What the calls of a list are asked for, without its page. */
export function filtersOf({ isReceived, text, status, property, person, item, month }: InvoicesView) {
  const narrowed = { AssetId: property, PersonId: person, InvoiceItemId: item, Month: month && `${month}-01` }
  return {
    narrowed,
    direction: isReceived ? INVOICE_DIRECTIONS.Received : INVOICE_DIRECTIONS.Sent,
    list: { ...narrowed, Text: text || null, Status: status },
  }
}

export function isNarrowed({ text, status, property, person, item, month }: InvoicesView): boolean {
  return text !== '' || [status, property, person, item, month].some((one) => one !== null)
}

export const NOT_NARROWED = { text: '', status: null, property: null, person: null, item: null, month: null, pageIndex: 0 } as const

const MONTHS_AHEAD = 3
const MONTHS_BACK = 12

/** The months that are offered, from those to come back through a year, with what they are called. */
export function monthsAround(today: string): { month: string; text: string }[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: MONTHS_AHEAD + 1 + MONTHS_BACK }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 + MONTHS_AHEAD - index, 1)).toISOString().slice(0, 7)
    return { month: first, text: monthText(first) }
  })
}

const named = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

export function monthText(month: string): string {
  return named.format(new Date(`${month}-01T00:00:00Z`))
}
