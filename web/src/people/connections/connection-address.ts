import { LONGEST_NAME_SEARCH } from '@keystead/contract/people/connections/connection.forms.ts'
import { CONNECTION_STATES, connectionStateName, type ConnectionStateId } from '@keystead/contract/people/connections/connection.values.ts'
import { PROFILE_TYPES, type ProfileTypeId, profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

export const CONNECTION_TABS = ['joined', 'received', 'sent', 'all', 'history'] as const
export type ConnectionTab = (typeof CONNECTION_TABS)[number]

/** What the address of a list of connections says. */
export type ConnectionsView = {
  tab: ConnectionTab
  /** What the other side is. */
  kind: ProfileTypeId | null
  text: string
  /** Of the tab `all`; null for any. */
  status: ConnectionStateId | null
  pageIndex: number
  pageSize: number
}

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function connectionsViewOf(search: URLSearchParams): ConnectionsView {
  return {
    tab: CONNECTION_TABS.find((tab) => tab === search.get('tab')) ?? 'joined',
    kind: kindOfWord(search.get('kind')),
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_NAME_SEARCH),
    status: statusOfWord(search.get('status')),
    pageIndex: pageIndexOf(search, 'page'),
    pageSize: pageSizeOf(search),
  }
}

/** The other way round. What is as usual is left out, so that addresses stay short. */
export function searchOfConnections({ tab, kind, text, status, pageIndex, pageSize }: ConnectionsView): Search {
  return {
    tab: tab === 'joined' ? null : tab,
    kind: kind && wordOfKind(kind),
    status: tab === 'all' && status !== null ? connectionStateName(status).toLowerCase() : null,
    text: text || null,
    page: pageNumberOf(pageIndex),
    size: unusualSize(pageSize),
  }
}

/** `rejected` -> 2 */
function statusOfWord(word: string | null): ConnectionStateId | null {
  return Object.values(CONNECTION_STATES).find((state) => connectionStateName(state).toLowerCase() === word?.toLowerCase()) ?? null
}

/** `agent` -> 2 */
export function kindOfWord(word: string | null): ProfileTypeId | null {
  return Object.values(PROFILE_TYPES).find((kind) => wordOfKind(kind) === word?.toLowerCase()) ?? null
}

/** 2 -> `agent` */
export function wordOfKind(kind: number): string | null {
  return profileTypeName(kind)?.toLowerCase() ?? null
}
