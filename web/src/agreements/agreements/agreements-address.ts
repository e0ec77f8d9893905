import { ENDED_UNSIGNED, MAX_TITLE, type AgreementState } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { GetAgreements } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

export const LONGEST_SEARCH = MAX_TITLE

export const AGREEMENT_TABS = ['all', 'drafts', 'out', 'completed', 'over'] as const
type AgreementTab = (typeof AGREEMENT_TABS)[number]

/** Which agreements a tab shows; all of them where it names none. */
const STATES_OF: Readonly<Record<AgreementTab, readonly AgreementState[]>> = {
  all: [],
  drafts: ['draft'],
  out: ['sent'],
  completed: ['completed'],
  over: ENDED_UNSIGNED,
}

const WAYS = ['sent', 'received'] as const
type Way = (typeof WAYS)[number]

/** What the address of the list of agreements says. */
export type AgreementsView = {
  tab: AgreementTab
  way: Way | null
  text: string
  property: string | null
  lease: string | null
  person: string | null
  profile: string | null
  /** Only what waits for the reader. */
  isMyTurn: boolean
  pageIndex: number
  pageSize: number
}

/** An address may have been typed or be old: what it says wrong counts as not said. Who sends nothing has no drafts. */
export function agreementsViewOf(search: URLSearchParams, canSend: boolean): AgreementsView {
  const id = (name: string) => [search.get(name) ?? ''].find(isRowId) ?? null
  const tab = AGREEMENT_TABS.find((one) => one === search.get('tab')) ?? 'all'
  return {
    tab: tab === 'drafts' && !canSend ? 'all' : tab,
    way: canSend ? (WAYS.find((one) => one === search.get('way')) ?? null) : null,
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_SEARCH),
    property: id('property'),
    lease: id('lease'),
    person: id('person'),
    profile: id('profile'),
    isMyTurn: search.get('mine') === '1',
    pageIndex: pageIndexOf(search),
    pageSize: pageSizeOf(search),
  }
}

/** The same for an address: what is usual is left out. */
export function searchOfAgreements(view: AgreementsView): Search {
  return {
    tab: view.tab === 'all' ? null : view.tab,
    way: view.way,
    text: view.text || null,
    property: view.property,
    lease: view.lease,
    person: view.person,
    profile: view.profile,
    mine: view.isMyTurn ? 1 : null,
    page: pageNumberOf(view.pageIndex),
    size: unusualSize(view.pageSize),
  }
}

export function askedFor(view: AgreementsView): InputOf<typeof GetAgreements> {
  return {
    Direction: view.way === null ? null : view.way === 'sent' ? DIRECTIONS.Sent : DIRECTIONS.Received,
    States: [...STATES_OF[view.tab]],
    AssetId: view.property,
    LeaseId: view.lease,
    PersonId: view.person,
    ProfileId: view.profile,
    Keyword: view.text || null,
    IsMyTurn: view.isMyTurn,
    PageIndex: view.pageIndex,
    PageSize: view.pageSize,
  }
}

export const NOT_NARROWED = {
  tab: 'all',
  way: null,
  text: '',
  property: null,
  lease: null,
  person: null,
  profile: null,
  isMyTurn: false,
} as const satisfies Partial<AgreementsView>

export function isNarrowed(view: AgreementsView): boolean {
  return Object.entries(NOT_NARROWED).some(([name, usual]) => view[name as keyof typeof NOT_NARROWED] !== usual)
}

/** Agreements that the counts of a tab are of. */
export function countOf(tab: AgreementTab, counts: readonly { State: AgreementState; Count: number }[]): number {
  const states = STATES_OF[tab]
  return counts.filter(({ State }) => states.length === 0 || states.includes(State)).reduce((sum, { Count }) => sum + Count, 0)
}
