import { z } from 'zod'

export const DEFAULT_PAGE_SIZE = 10
/** The page sizes that lists offer (spec §9). */
export const PAGE_SIZES = [3, 5, 9, 10, 11, 12, 14, 19, 20] as const
/** Pages further than this are not reached by paging but by narrowing the search. */
export const LAST_PAGE_INDEX = 999

/** Lists of what someone works through every day go on to as many rows as fit on a desk. */
export const LONG_PAGE_SIZES = [...PAGE_SIZES, 50, 100] as const

export const pagingInput = pagingWith(PAGE_SIZES)
export const longPagingInput = pagingWith(LONG_PAGE_SIZES)

function pagingWith(sizes: readonly number[]) {
  return {
    PageIndex: z
      .int({ error: 'Page is not valid.' })
      .min(0, { error: 'Page is not valid.' })
      .max(LAST_PAGE_INDEX, { error: 'Please narrow the search to see more.' })
      .default(0),
    PageSize: z
      .int({ error: 'Page size is not valid.' })
      .refine((size) => sizes.includes(size), { error: 'Page size is not valid.' })
      .default(DEFAULT_PAGE_SIZE),
  }
}

/** One page of a list. `TotalCount` is exact up to `TotalIsCapped`, where it reads "1,000+". */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    Items: z.array(item),
    PageIndex: z.int(),
    PageSize: z.int(),
    TotalCount: z.int(),
    TotalIsCapped: z.boolean(),
  })
}
