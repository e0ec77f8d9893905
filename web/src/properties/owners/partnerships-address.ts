import { LONGEST_SEARCH } from '@keystead/contract/values/search-words.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

/** What the address of the list of partnerships says. */
export type PartnershipsView = { text: string; pageIndex: number; pageSize: number }

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function partnershipsViewOf(search: URLSearchParams): PartnershipsView {
  return {
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_SEARCH.words),
    pageIndex: pageIndexOf(search),
    pageSize: pageSizeOf(search),
  }
}

/** The other way round. What is as usual is left out. */
export function searchOfPartnerships({ text, pageIndex, pageSize }: PartnershipsView): Search {
  return {
    text: text || null,
    page: pageNumberOf(pageIndex),
    size: unusualSize(pageSize),
  }
}
