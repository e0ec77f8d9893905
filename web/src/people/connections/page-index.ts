import { LAST_PAGE_INDEX } from '@keystead/contract/rpc/paging.ts'

/** The page that an address asks for under a name, counted from 0; the first one where it says it wrong. */
export function pageIndexOf(search: URLSearchParams, name: string): number {
  const page = Number(search.get(name) ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE_INDEX + 1 ? page - 1 : 0
}

/** How an address names a page: not at all for the first one. */
export function pageNumberOf(pageIndex: number): number | null {
  return pageIndex === 0 ? null : pageIndex + 1
}
