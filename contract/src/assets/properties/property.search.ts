import { z } from 'zod'
import { choice, money, rowId, searchText, wholeNumber } from '../../values/fields.ts'
import { areaSize, bathrooms, bedrooms, choices } from './property.schemas.ts'
import { ACCESS_TYPES, AMENITIES, ASSET_TYPES, CATEGORIES, LISTING_TYPES } from './property.values.ts'

/** Orders of a search; every one ends in the id, so that pages never overlap. */
export const SEARCH_SORTS = ['newest', 'price-low', 'price-high', 'area', 'distance'] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

/** Distances that the place filter offers, in miles. */
export const RADIUS_MILES = [5, 10, 25, 50] as const

const ids = (items: readonly { Id: number }[]) => items.map((item) => item.Id)
const latitude = z
  .number({ error: 'Map area is not valid.' })
  .min(-90, { error: 'Map area is not valid.' })
  .max(90, { error: 'Map area is not valid.' })
const longitude = z
  .number({ error: 'Map area is not valid.' })
  .min(-180, { error: 'Map area is not valid.' })
  .max(180, { error: 'Map area is not valid.' })

/** Filters of GetAssets. The web keeps the same in the address bar. */
export const searchFields = {
  /** What a person typed into the place box: `Denver, CO`, `80202`, `Colorado`. */
  Place: searchText('Place', 120).nullish(),
  /** Around the place; without it a city means its own limits. */
  RadiusMiles: wholeNumber('Radius', { min: 1, max: 100 }).nullish(),
  /** A box on the map; west may be greater than east where the box crosses the date line. */
  Bounds: z
    .strictObject({ South: latitude, West: longitude, North: latitude, East: longitude }, { error: 'Map area is not valid.' })
    .nullish(),
  /** What this profile has on the market. */
  ProfileId: rowId('Profile').nullish(),
  /** Words in title and description. */
  Text: searchText('Keyword', 100).nullish(),
  CategoryId: choice('Category', Object.values(CATEGORIES)).nullish(),
  AssetTypeIds: choices('Property type', ASSET_TYPES),
  ListingTypeId: choice('Listing type', ids(LISTING_TYPES)).nullish(),
  AccessTypeId: choice('Access type', ids(ACCESS_TYPES)).nullish(),
  /** Rents are compared by the month. */
  MinPrice: money('Price', { allowZero: true }).nullish(),
  MaxPrice: money('Price', { allowZero: true }).nullish(),
  MinBedrooms: bedrooms.nullish(),
  MinBathrooms: bathrooms.nullish(),
  /** Square feet. */
  MinArea: areaSize.nullish(),
  MaxArea: areaSize.nullish(),
  /** Homes that have all of them. */
  AmenityIds: choices('Amenities', AMENITIES),
  Sort: z.enum(SEARCH_SORTS, { error: 'Sort is not valid.' }).default('newest'),
}

export const SearchFilters = z.strictObject(searchFields)
export type SearchFilters = z.output<typeof SearchFilters>
