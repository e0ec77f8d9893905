import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { GetInvoiceItems } from '@keystead/contract/money/invoice-items/item.operations.ts'
import { ITEM_FOR_TYPES } from '@keystead/contract/money/invoice-items/item.values.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

export const LONGEST_SEARCH = 80
const SORTS = ['title', 'amount', 'newest'] as const

/** What the address of the list of items says. */
export type ItemsView = { text: string; type: number | null; sort: (typeof SORTS)[number]; pageIndex: number; pageSize: number }

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function itemsViewOf(search: URLSearchParams): ItemsView {
  return {
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_SEARCH),
    type: ITEM_FOR_TYPES.find(({ Id }) => String(Id) === search.get('type'))?.Id ?? null,
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'title',
    pageIndex: pageIndexOf(search),
    pageSize: pageSizeOf(search),
  }
}

/** The same for an address: what is usual is left out. */
export function searchOfItems({ text, type, sort, pageIndex, pageSize }: ItemsView): Search {
  return {
    text: text || null,
    type,
    sort: sort === 'title' ? null : sort,
    page: pageNumberOf(pageIndex),
    size: unusualSize(pageSize),
  }
}

export function askedFor({ text, type, sort, pageIndex, pageSize }: ItemsView): InputOf<typeof GetInvoiceItems> {
  return { Text: text || null, ItemForTypeId: type, Sort: sort, PageIndex: pageIndex, PageSize: pageSize }
}
