import { PAYMENT_FILTERS, type PaymentFilter } from '@keystead/contract/money/payments/payment.values.ts'
import { INVOICE_DIRECTIONS } from '@keystead/contract/money/invoices/invoice.values.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { LONG_PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

/** What the address of the list of payments says. */
export type PaymentsView = {
  isMade: boolean
  status: PaymentFilter | null
  property: string | null
  /** As `2026-11`. */
  month: string | null
  pageIndex: number
  pageSize: number
}

/** An address may have been typed or be old: what it says wrong counts as not said. Who bills no one has made ones alone. */
export function paymentsViewOf(search: URLSearchParams, canBill: boolean): PaymentsView {
  return {
    isMade: !canBill || search.get('tab') === 'made',
    status: PAYMENT_FILTERS.find((one) => one === search.get('status')) ?? null,
    property: [search.get('property') ?? ''].find(isRowId) ?? null,
    month: [search.get('month') ?? ''].find((month) => /^20\d\d-(0[1-9]|1[0-2])$/.test(month)) ?? null,
    pageIndex: pageIndexOf(search),
    pageSize: pageSizeOf(search, undefined, LONG_PAGE_SIZES),
  }
}

/** The same for an address: what is usual is left out. */
export function searchOfPayments(view: PaymentsView, canBill: boolean): Search {
  return {
    tab: canBill && view.isMade ? 'made' : null,
    status: view.status,
    property: view.property,
    month: view.month,
    page: pageNumberOf(view.pageIndex),
    size: unusualSize(view.pageSize),
  }
}

/** What the calls of the list are asked for. */
export function askedOf({ isMade, status, property, month }: PaymentsView) {
  return {
    Direction: isMade ? INVOICE_DIRECTIONS.Received : INVOICE_DIRECTIONS.Sent,
    AssetId: property,
    Month: month && `${month}-01`,
    Status: status,
  }
}

export const NOT_NARROWED = { status: null, property: null, month: null, pageIndex: 0 } as const

export function isNarrowed({ status, property, month }: PaymentsView): boolean {
  return [status, property, month].some((one) => one !== null)
}
