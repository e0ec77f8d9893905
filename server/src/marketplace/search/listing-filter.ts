import type { SearchSort } from '@keystead/contract/marketplace/search/search.values.ts'
import type { Box, Point } from './grid.ts'

export type SearchArea =
  | { readonly kind: 'city'; readonly cityId: number }
  | { readonly kind: 'zip'; readonly zip: string }
  | { readonly kind: 'state'; readonly stateId: number }
  /** `street` as `street_key` writes it. */
  | { readonly kind: 'street'; readonly cityId: number; readonly street: string }
  /** The homes of an address, which are few. */
  | { readonly kind: 'homes'; readonly ids: readonly string[] }
  | { readonly kind: 'radius'; readonly center: Point; readonly miles: number }

/** Moments as the database writes them, to the microsecond; `since` belongs to it, `until` does not. */
export type ListingNews = { readonly kind: 'new' | 'cheaper'; readonly since: string; readonly until?: string }

/** What a person typed, as the database looks for it. */
export type SearchWords = {
  /** A tsquery with at least one word. */
  readonly query: string
  /** Of all homes, about how many have the rarest of the words; nothing finds more. */
  readonly share: number
}

export type ListingFilter = {
  readonly area: SearchArea | null
  readonly bounds: Box | null
  readonly profileId: string | null
  readonly words: SearchWords | null
  readonly categoryId: number | null
  readonly listingTypeId: number | null
  readonly accessTypeId: number | null
  readonly assetTypeIds: readonly number[]
  readonly minCents: number | null
  readonly maxCents: number | null
  readonly minBedrooms: number | null
  /** Only to find what is like another home: no search of a person asks for it. */
  readonly maxBedrooms?: number | null
  readonly minBathrooms: number | null
  readonly minSquareFeet: number | null
  readonly maxSquareFeet: number | null
  readonly amenityIds: readonly number[]
  readonly petsAllowedIds: readonly number[]
  readonly availableBy: string | null
  readonly hasImage: boolean
  /** Only what is new, or cheaper, since a moment. */
  readonly news?: ListingNews
}

export type ListingPage = {
  readonly sort: SearchSort
  /** Distances are measured from here. */
  readonly from: Point | null
  readonly limit: number
  readonly offset: number
}

/** Rooms are counted up to this many in the prepared counts. */
const MOST_ROOMS_COUNTED = 5

/** A filter that the prepared counts of facets answer: of a state or the country, by category, types and rooms alone. */
export function isCounted(filter: ListingFilter): boolean {
  const { area, minBedrooms, minBathrooms } = filter
  const others = { ...filter, area: null, categoryId: null, listingTypeId: null, assetTypeIds: [], minBedrooms: null, minBathrooms: null }
  const isRooms = (rooms: number | null) => rooms === null || (Number.isInteger(rooms) && rooms >= 1 && rooms <= MOST_ROOMS_COUNTED)
  return (area === null || area.kind === 'state') && isRooms(minBedrooms) && isRooms(minBathrooms) && isUnset(others)
}

/** A filter that the prepared counts of features and of squares of the map answer. */
export function isBroad(filter: ListingFilter): boolean {
  return isCounted(filter) && filter.assetTypeIds.length === 0 && filter.minBedrooms === null && filter.minBathrooms === null
}

function isUnset(values: object): boolean {
  return Object.values(values).every(
    (value) => value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0),
  )
}
