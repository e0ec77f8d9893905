import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

/** What the address of a list of assigned properties says. `Tab` is a view of the list; the first of an address is the usual one. */
export type AssignedView<Tab extends string> = { tab: Tab; text: string; pageIndex: number; pageSize: number }

const LONGEST_TEXT = 100

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function assignedViewOf<Tab extends string>(search: URLSearchParams, tabs: readonly [Tab, ...Tab[]]): AssignedView<Tab> {
  return {
    tab: tabs.find((tab) => tab === search.get('tab')) ?? tabs[0],
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_TEXT),
    pageIndex: pageIndexOf(search),
    pageSize: pageSizeOf(search),
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
    page: pageNumberOf(pageIndex),
    size: unusualSize(pageSize),
  }
}
