import { DEFAULT_PAGE_SIZE, LAST_PAGE_INDEX, PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'

/*
 * The page of a list as its address names it. An address may have been typed or be old: what it says wrong counts as not said.
 */

/** The page that an address asks for, counted from 0; it has another `name` where a screen has two lists. */
export function pageIndexOf(search: URLSearchParams, name = 'page'): number {
  const typed = search.get(name) ?? ''
  const page = /^\d{1,4}$/.test(typed) ? Number(typed) : 1
  return page >= 1 && page <= LAST_PAGE_INDEX + 1 ? page - 1 : 0
}

/** How an address names a page: not at all for the first one. */
export function pageNumberOf(pageIndex: number): number | null {
  return pageIndex === 0 ? null : pageIndex + 1
}

export function pageSizeOf(search: URLSearchParams, usual: number = DEFAULT_PAGE_SIZE, sizes: readonly number[] = PAGE_SIZES): number {
  return sizes.find((size) => String(size) === search.get('size')) ?? usual
}

/** How an address names a size: not at all where it is the usual one. */
export function unusualSize(pageSize: number, usual: number = DEFAULT_PAGE_SIZE): number | null {
  return pageSize === usual ? null : pageSize
}
