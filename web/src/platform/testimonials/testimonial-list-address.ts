import { LAST_PAGE_INDEX } from '@keystead/contract/rpc/paging.ts'

/** Three rows of three. */
export const TESTIMONIALS_PER_PAGE = 9

/** The page of testimonials that an address asks for; what it says wrong counts as not said. */
export function testimonialPageOf(search: URLSearchParams): { PageIndex: number; PageSize: number } {
  const page = Number(search.get('page') ?? 1)
  const isPage = Number.isInteger(page) && page >= 1 && page <= LAST_PAGE_INDEX + 1
  return { PageIndex: isPage ? page - 1 : 0, PageSize: TESTIMONIALS_PER_PAGE }
}
