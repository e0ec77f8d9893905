import type { SearchFilters } from '@keystead/contract/marketplace/search/search.fields.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import { failField } from '../../rpc/failure.ts'
import type { Db } from '../../database/db.ts'
import type { Box } from './grid.ts'
import type { ListingFilter, SearchArea, SearchWords } from './listing-filter.ts'
import { type MarketPlace, findMarketPlace, middleOf } from './search-place.ts'
import { findSearchWords } from './search-words.queries.ts'
import { text } from './map-area.text.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'

/** Everything on the market. */
export const ANY_LISTING: ListingFilter = {
  area: null,
  bounds: null,
  profileId: null,
  words: null,
  categoryId: null,
  listingTypeId: null,
  accessTypeId: null,
  assetTypeIds: [],
  minCents: null,
  maxCents: null,
  minBedrooms: null,
  minBathrooms: null,
  minSquareFeet: null,
  maxSquareFeet: null,
  amenityIds: [],
  petsAllowedIds: [],
  availableBy: null,
  hasImage: false,
}

export type UnderstoodSearch = {
  readonly filter: ListingFilter
  readonly place: MarketPlace | null
  /** A place was typed that no one knows: the search finds nothing, whatever the filter says. */
  readonly placeIsUnknown: boolean
}

/** What a person asked for, with its place and its words found out. */
export async function understandSearch(db: Db, filters: SearchFilters): Promise<UnderstoodSearch> {
  const place = filters.Place ? await findMarketPlace(db, filters.Place) : null
  const words = filters.Text ? await findSearchWords(db, filters.Text) : null
  return { filter: filterOf(filters, place, words), place, placeIsUnknown: Boolean(filters.Place) && !place }
}

function filterOf(filters: SearchFilters, place: MarketPlace | null, words: SearchWords | null): ListingFilter {
  return {
    area: place && areaOf(place, filters.RadiusMiles ?? null),
    bounds: filters.Bounds ? boxOf(filters.Bounds) : null,
    profileId: filters.ProfileId ?? null,
    words,
    categoryId: filters.CategoryId ?? null,
    listingTypeId: filters.ListingTypeId ?? null,
    accessTypeId: filters.AccessTypeId ?? null,
    assetTypeIds: filters.AssetTypeIds,
    minCents: filters.MinPrice ? centsFromText(filters.MinPrice) : null,
    maxCents: filters.MaxPrice ? centsFromText(filters.MaxPrice) : null,
    minBedrooms: filters.MinBedrooms ?? null,
    minBathrooms: filters.MinBathrooms ?? null,
    minSquareFeet: filters.MinArea ?? null,
    maxSquareFeet: filters.MaxArea ?? null,
    amenityIds: filters.AmenityIds,
    petsAllowedIds: filters.PetsAllowedIds,
    availableBy: filters.AvailableBy ?? null,
    hasImage: filters.HasImage ?? false,
  }
}

/** Where there is no middle to measure from, a distance means nothing. */
function areaOf(place: MarketPlace, radiusMiles: number | null): SearchArea {
  const center = middleOf(place)
  return radiusMiles === null || center === null ? place : { kind: 'radius', center, miles: radiusMiles }
}

export function boxOf(bounds: NonNullable<SearchFilters['Bounds']>): Box {
  if (bounds.South > bounds.North) failField('Bounds', invalidMessage(text.mapArea))
  return { south: bounds.South, west: bounds.West, north: bounds.North, east: bounds.East }
}
