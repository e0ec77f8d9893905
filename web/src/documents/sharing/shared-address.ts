import { DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

export const LONGEST_SEARCH = 80
export const KINDS = ['document', 'folder'] as const

/** What the address of shared documents says. */
export type SharedView = {
  isByMe: boolean
  text: string
  kind: (typeof KINDS)[number] | null
  pageIndex: number
  pageSize: number
}

export function sharedViewOf(search: URLSearchParams): SharedView {
  return {
    isByMe: search.get('tab') === 'sent',
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_SEARCH),
    kind: KINDS.find((one) => one === search.get('kind')) ?? null,
    pageIndex: pageIndexOf(search),
    pageSize: pageSizeOf(search),
  }
}

export function searchOfShared(view: SharedView): Search {
  return {
    tab: view.isByMe ? 'sent' : null,
    text: view.text || null,
    kind: view.kind,
    page: pageNumberOf(view.pageIndex),
    size: unusualSize(view.pageSize),
  }
}

export function sharedInputOf({ isByMe, text, kind, pageIndex, pageSize }: SharedView) {
  return {
    Direction: isByMe ? DIRECTIONS.Sent : DIRECTIONS.Received,
    Kind: kind,
    Keyword: text || null,
    PageIndex: pageIndex,
    PageSize: pageSize,
  }
}
