import { pageIndexOf } from '../../navigation/list-page.ts'

/** Three rows of three. */
export const TESTIMONIALS_PER_PAGE = 9

/** The page of testimonials that an address asks for; what it says wrong counts as not said. */
export function testimonialPageOf(search: URLSearchParams): { PageIndex: number; PageSize: number } {
  return { PageIndex: pageIndexOf(search), PageSize: TESTIMONIALS_PER_PAGE }
}
