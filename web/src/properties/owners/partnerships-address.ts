import { DEFAULT_PAGE_SIZE, LAST_PAGE_INDEX, PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'
import { LONGEST_SEARCH } from '@keystead/contract/values/search-words.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'

/** What the address of the list of partnerships says. */
export type PartnershipsView = { text: string; pageIndex: number; pageSize: number }

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function partnershipsViewOf(search: URLSearchParams): PartnershipsView {
  const page = Number(search.get('page') ?? 1)
  return {
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_SEARCH.words),
    pageIndex: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE_INDEX + 1 ? page - 1 : 0,
    pageSize: PAGE_SIZES.find((size) => String(size) === search.get('size')) ?? DEFAULT_PAGE_SIZE,
  }
}

/** The other way round. What is as usual is left out. */
export function searchOfPartnerships({ text, pageIndex, pageSize }: PartnershipsView): Search {
  return {
    text: text || null,
    page: pageIndex === 0 ? null : pageIndex + 1,
    size: pageSize === DEFAULT_PAGE_SIZE ? null : pageSize,
  }
}
