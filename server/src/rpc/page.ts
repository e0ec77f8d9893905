export type Paging = { readonly PageIndex: number; readonly PageSize: number }

/** Lists count exactly up to here; beyond it reads "1,000+". */
export const MOST_COUNTED = 1_000

/** Which rows are on a page. */
export function rowsOf({ PageIndex, PageSize }: Paging): { limit: number; offset: number } {
  return { limit: PageSize, offset: PageIndex * PageSize }
}

/** One page of a list, as `pageOf` of the contract declares it. */
export function pageWith<Item>(items: Item[], { PageIndex, PageSize }: Paging, count: number) {
  return { Items: items, PageIndex, PageSize, TotalCount: Math.min(count, MOST_COUNTED), TotalIsCapped: count > MOST_COUNTED }
}
