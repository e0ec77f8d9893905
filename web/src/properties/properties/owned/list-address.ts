import { USER_ASSET_SORTS } from '@keystead/contract/properties/properties/property.operations.ts'
import { CATEGORIES, type CategoryId } from '@keystead/contract/properties/fields/property.values.ts'
import { LONG_PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../../navigation/list-page.ts'

export const LIST_TABS = [
  'all',
  'occupied',
  'vacant',
  'ending',
  'upcoming',
  'off-books',
  'listed',
  'unlisted',
  'expiring',
  'expired',
  'not-ready',
  'no-photo',
] as const
export type ListTab = (typeof LIST_TABS)[number]
export type ListSort = (typeof USER_ASSET_SORTS)[number]

/** What the address of an owner's list says: which part, what is looked for, in which order, which page. */
export type ListView = {
  tab: ListTab
  text: string
  category: CategoryId | null
  /** Only properties that have units. */
  buildings: boolean
  /** Only the units of this one. */
  buildingId: string | null
  city: string | null
  stateId: number | null
  agentId: string | null
  /** Asked rent by the month, in whole dollars, and beds at least. */
  rentFrom: number | null
  rentTo: number | null
  beds: number | null
  sort: ListSort
  pageIndex: number
  pageSize: number
}

/** As many rows as a large screen shows compact. */
export const LIST_PAGE_SIZE = 20
const LONGEST_TEXT = 100
const ROW_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function listViewOf(search: URLSearchParams): ListView {
  const category = Number(search.get('category'))
  return {
    tab: LIST_TABS.find((tab) => tab === search.get('tab')) ?? 'all',
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_TEXT),
    category: Object.values(CATEGORIES).find((id) => id === category) ?? null,
    buildings: search.get('buildings') === 'yes',
    buildingId: rowIdIn(search, 'building'),
    ...cityIn(search),
    agentId: rowIdIn(search, 'agent'),
    rentFrom: numberIn(search, 'rentFrom', 10_000_000),
    rentTo: numberIn(search, 'rentTo', 10_000_000),
    beds: numberIn(search, 'beds', 20) || null,
    sort: USER_ASSET_SORTS.find((sort) => sort === search.get('sort')) ?? 'address',
    pageIndex: pageIndexOf(search),
    pageSize: pageSizeOf(search, LIST_PAGE_SIZE, LONG_PAGE_SIZES),
  }
}

function rowIdIn(search: URLSearchParams, name: string): string | null {
  const id = search.get(name) ?? ''
  return ROW_ID.test(id) ? id : null
}

/** A whole number from 0 on. */
function numberIn(search: URLSearchParams, name: string, most: number): number | null {
  const text = search.get(name)
  const number = Number(text)
  return text !== null && text !== '' && Number.isInteger(number) && number >= 0 && number <= most ? number : null
}

/** A city is known by its state as well. */
function cityIn(search: URLSearchParams): Pick<ListView, 'city' | 'stateId'> {
  const city = search.get('city')?.trim().slice(0, LONGEST_TEXT) ?? ''
  const stateId = numberIn(search, 'state', 32_767)
  return city === '' || stateId === null ? { city: null, stateId: null } : { city, stateId }
}

/** The other way round. What is as usual is left out, so that addresses stay short. */
export function searchOf(view: ListView): Search {
  const { tab, text, category, buildings, buildingId, sort, pageIndex, pageSize } = view
  return {
    tab: tab === 'all' ? null : tab,
    text: text || null,
    category,
    buildings: buildings ? 'yes' : null,
    building: buildingId,
    city: view.city,
    state: view.stateId,
    agent: view.agentId,
    rentFrom: view.rentFrom,
    rentTo: view.rentTo,
    beds: view.beds,
    sort: sort === 'address' ? null : sort,
    page: pageNumberOf(pageIndex),
    size: unusualSize(pageSize, LIST_PAGE_SIZE),
  }
}

/** Filters beside words, tab and order. */
export type ListFilter = Pick<
  ListView,
  'category' | 'buildings' | 'buildingId' | 'city' | 'stateId' | 'agentId' | 'rentFrom' | 'rentTo' | 'beds'
>

export const NO_FILTER: ListFilter = {
  category: null,
  buildings: false,
  buildingId: null,
  city: null,
  stateId: null,
  agentId: null,
  rentFrom: null,
  rentTo: null,
  beds: null,
}

/** Whether anything but the tab narrows the list. */
export function isNarrowed(view: ListView): boolean {
  return view.text !== '' || (Object.keys(NO_FILTER) as (keyof ListFilter)[]).some((key) => view[key] !== NO_FILTER[key])
}

/** Units stand below their buildings where everything is shown; what is looked for stands by itself. */
export function isGrouped(view: ListView): boolean {
  return view.tab === 'all' && !isNarrowed(view)
}
