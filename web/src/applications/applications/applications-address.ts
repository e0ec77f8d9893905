import type { GetApplications } from '@keystead/contract/applications/applications/application.operations.ts'
import { type ApplicationState, LONGEST_APPLICATION_SEARCH } from '@keystead/contract/applications/applications/application.values.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

export const APPLICATION_TABS = ['all', 'drafts', 'out', 'submitted', 'decided', 'over'] as const
type ApplicationTab = (typeof APPLICATION_TABS)[number]

/** Which applications a tab shows; all of them where it names none. */
const STATES_OF: Readonly<Record<ApplicationTab, readonly ApplicationState[]>> = {
  all: [],
  drafts: ['draft'],
  out: ['sent'],
  submitted: ['submitted'],
  decided: ['approved', 'conditional', 'waitlisted'],
  over: ['leased', 'declined', 'withdrawn', 'expired', 'closed'],
}

export const WAYS = ['sent', 'received'] as const
type Way = (typeof WAYS)[number]

/** What the address of the list of applications says. */
export type ApplicationsView = {
  tab: ApplicationTab
  way: Way | null
  text: string
  property: string | null
  /** Only what waits for the reader. */
  isMyTurn: boolean
  pageIndex: number
  pageSize: number
}

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function applicationsViewOf(search: URLSearchParams): ApplicationsView {
  return {
    tab: APPLICATION_TABS.find((one) => one === search.get('tab')) ?? 'all',
    way: WAYS.find((one) => one === search.get('way')) ?? null,
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_APPLICATION_SEARCH),
    property: [search.get('property') ?? ''].find(isRowId) ?? null,
    isMyTurn: search.get('mine') === '1',
    pageIndex: pageIndexOf(search),
    pageSize: pageSizeOf(search),
  }
}

/** The same for an address: what is usual is left out. */
export function searchOfApplications(view: ApplicationsView): Search {
  return {
    tab: view.tab === 'all' ? null : view.tab,
    way: view.way,
    text: view.text || null,
    property: view.property,
    mine: view.isMyTurn ? 1 : null,
    page: pageNumberOf(view.pageIndex),
    size: unusualSize(view.pageSize),
  }
}

export function askedFor(view: ApplicationsView): InputOf<typeof GetApplications> {
  return { ...filtersOf(view), PageIndex: view.pageIndex, PageSize: view.pageSize }
}

/** What the list is narrowed to, on whichever page of it. */
export function filtersOf(view: ApplicationsView): Omit<InputOf<typeof GetApplications>, 'PageIndex' | 'PageSize'> {
  return {
    Direction: view.way === null ? null : view.way === 'sent' ? DIRECTIONS.Sent : DIRECTIONS.Received,
    States: [...STATES_OF[view.tab]],
    AssetId: view.property,
    Keyword: view.text || null,
    IsMyTurn: view.isMyTurn,
  }
}

export const NOT_NARROWED = {
  tab: 'all',
  way: null,
  text: '',
  property: null,
  isMyTurn: false,
} as const satisfies Partial<ApplicationsView>

export function isNarrowed(view: ApplicationsView): boolean {
  return Object.entries(NOT_NARROWED).some(([name, usual]) => view[name as keyof typeof NOT_NARROWED] !== usual)
}

/** Applications that the counts of a tab are of. */
export function countOf(tab: ApplicationTab, counts: readonly { State: ApplicationState; Count: number }[]): number {
  const states = STATES_OF[tab]
  return counts.filter(({ State }) => states.length === 0 || states.includes(State)).reduce((sum, { Count }) => sum + Count, 0)
}
