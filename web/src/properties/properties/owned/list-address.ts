import { USER_ASSET_SORTS } from '@keystead/contract/properties/properties/property.operations.ts'
import { CATEGORIES, type CategoryId } from '@keystead/contract/properties/fields/property.values.ts'
import { DEFAULT_PAGE_SIZE, LAST_PAGE_INDEX, PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'
import type { Search } from '../../../navigation/paths.ts'

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
  sort: ListSort
  pageIndex: number
  pageSize: number
}

const LONGEST_TEXT = 100
const ROW_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function listViewOf(search: URLSearchParams): ListView {
  const category = Number(search.get('category'))
  const page = Number(search.get('page') ?? 1)
  const size = Number(search.get('size'))
  return {
    tab: LIST_TABS.find((tab) => tab === search.get('tab')) ?? 'all',
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_TEXT),
    category: Object.values(CATEGORIES).find((id) => id === category) ?? null,
    buildings: search.get('buildings') === 'yes',
    buildingId: ROW_ID.test(search.get('building') ?? '') ? search.get('building') : null,
    sort: USER_ASSET_SORTS.find((sort) => sort === search.get('sort')) ?? 'address',
    pageIndex: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE_INDEX + 1 ? page - 1 : 0,
    pageSize: PAGE_SIZES.find((candidate) => candidate === size) ?? DEFAULT_PAGE_SIZE,
  }
}

/** The other way round. What is as usual is left out, so that addresses stay short. */
export function searchOf({ tab, text, category, buildings, buildingId, sort, pageIndex, pageSize }: ListView): Search {
  return {
    tab: tab === 'all' ? null : tab,
    text: text || null,
    category,
    buildings: buildings ? 'yes' : null,
    building: buildingId,
    sort: sort === 'address' ? null : sort,
    page: pageIndex === 0 ? null : pageIndex + 1,
    size: pageSize === DEFAULT_PAGE_SIZE ? null : pageSize,
  }
}

/** Whether anything but the tab narrows the list. */
export function isNarrowed({ text, category, buildings, buildingId }: ListView): boolean {
  return text !== '' || category !== null || buildings || buildingId !== null
}
