import { z } from 'zod'
import { choice, date, money, rowId, searchText, wholeNumber } from '../../values/fields.ts'
import { LONGEST_SEARCH } from '../../values/search-words.ts'
import { choices } from '../../properties/fields/field-shapes.ts'
import { areaSize, bathrooms, bedrooms } from '../../properties/fields/room-fields.ts'
import { ACCESS_TYPES, AMENITIES, ASSET_TYPES, CATEGORIES, LISTING_TYPES, PETS_SEARCHED } from '../../properties/fields/property.values.ts'
import { LATITUDES, LONGITUDES, RADIUS, SEARCH_SORTS } from './search.values.ts'

const ids = (items: readonly { Id: number }[]) => items.map((item) => item.Id)
const latitude = z
  .number({ error: 'Map area is not valid.' })
  .min(LATITUDES.min, { error: 'Map area is not valid.' })
  .max(LATITUDES.max, { error: 'Map area is not valid.' })
const longitude = z
  .number({ error: 'Map area is not valid.' })
  .min(LONGITUDES.min, { error: 'Map area is not valid.' })
  .max(LONGITUDES.max, { error: 'Map area is not valid.' })

export const mapBounds = z.strictObject(
  { South: latitude, West: longitude, North: latitude, East: longitude },
  { error: 'Map area is not valid.' },
)

/** Filters of GetAssets. The web keeps the same in the address bar. */
export const searchFields = {
  /** What a person typed into the place box: `Denver, CO`, `80202`, `Colorado`. */
  Place: searchText('Place', LONGEST_SEARCH.place).nullish(),
  /** Around the place; without it a city means its own limits. */
  RadiusMiles: wholeNumber('Radius', RADIUS).nullish(),
  /** A box on the map; west may be greater than east where the box crosses the date line. */
  Bounds: mapBounds.nullish(),
  /** What this profile has on the market. */
  ProfileId: rowId('Profile').nullish(),
  /** Words in title and description. */
  Text: searchText('Keyword', LONGEST_SEARCH.words).nullish(),
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
  /** Homes that take one of them; 8 is a large dog: dogs are welcome, and neither small pets alone nor certain breeds. */
  PetsAllowedIds: choices('Pets allowed', PETS_SEARCHED),
  /** Free by then; homes without a date are free now. */
  AvailableBy: date('Available date').nullish(),
  /** Only homes with a picture. */
  HasImage: z.boolean({ error: 'Photos is not valid.' }).nullish(),
  Sort: z.enum(SEARCH_SORTS, { error: 'Sort is not valid.' }).default('newest'),
}

export const SearchFilters = z.strictObject(searchFields, { error: 'Search is not valid.' })
export type SearchFilters = z.output<typeof SearchFilters>
