import { DEFAULT_PAGE_SIZE, LAST_PAGE_INDEX, PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'

/** What the address of a list of assigned properties says. `Tab` is a view of the list; the first of an address is the usual one. */
export type AssignedView<Tab extends string> = { tab: Tab; text: string; pageIndex: number; pageSize: number }

const LONGEST_TEXT = 100

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function assignedViewOf<Tab extends string>(search: URLSearchParams, tabs: readonly [Tab, ...Tab[]]): AssignedView<Tab> {
  const page = Number(search.get('page') ?? 1)
  return {
    tab: tabs.find((tab) => tab === search.get('tab')) ?? tabs[0],
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_TEXT),
    pageIndex: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE_INDEX + 1 ? page - 1 : 0,
    pageSize: PAGE_SIZES.find((size) => String(size) === search.get('size')) ?? DEFAULT_PAGE_SIZE,
  }
}

/** The other way round. What is as usual is left out, so that addresses stay short. */
export function searchOfAssigned<Tab extends string>(
  { tab, text, pageIndex, pageSize }: AssignedView<Tab>,
  tabs: readonly [Tab, ...Tab[]],
): Search {
  return {
    tab: tab === tabs[0] ? null : tab,
    text: text || null,
    page: pageIndex === 0 ? null : pageIndex + 1,
    size: pageSize === DEFAULT_PAGE_SIZE ? null : pageSize,
  }
}
