import type { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { type ListingFacts, requiredChecks } from '@keystead/contract/properties/properties/property.listing.ts'
import {
  ENTIRE_PROPERTY,
  FOR_SALE,
  listingType,
  monthlyRentCents,
  squareFeetOf,
} from '@keystead/contract/properties/fields/property.values.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { centsOf, declaredColumns, nothingSaidBut } from './declared-columns.ts'
import type { PropertyPlace } from './place-choice.ts'

type FormFields = Omit<ParsedInputOf<typeof AddAsset>, 'DraftId'>

/** Where it is, as a form says it. */
export const PLACE_FIELDS = ['City', 'StateId', 'PinLatitude', 'PinLongitude'] as const
type PlaceField = (typeof PLACE_FIELDS)[number]

/** What is said of a property, by a form or by a row of a file (which may leave more out). Its place comes separately. */
export type PropertyFields = Omit<FormFields, PlaceField | 'Title' | 'Zip' | 'Address1' | 'Description'> & {
  Title: string
  Zip: string | null
  Address1: string | null
  Description: string | null
}

const OF_EVERY_PROPERTY = ['CategoryId', 'AssetTypeId', 'ListingTypeId', 'Title', 'ReferenceCode', 'AddressExactness'] as const

/** Fields of which nothing was said, beside those that every property has. */
export const NOTHING_SAID: Omit<PropertyFields, (typeof OF_EVERY_PROPERTY)[number]> = {
  ...nothingSaidBut([...OF_EVERY_PROPERTY, ...PLACE_FIELDS]),
  AccessTypeId: ENTIRE_PROPERTY,
}

/** Columns that `requiredChecks` looks at. */
export type CheckedColumns = {
  category_id: number
  asset_type_id: number
  listing_type_id: number
  title: string
  description: string | null
  city_id: number
  rent_cents: number | null
  price_cents: number | null
  bedrooms: number | null
  bathrooms_full: number | null
  bathrooms_half: number | null
  area_square_feet: number | null
}

/** Columns of `asset` that fields and place decide. `open_checks` stands beside them, for it needs the pictures, too. */
export type AssetColumns = ReturnType<typeof assetColumnsFrom>

export function assetColumnsFrom(fields: PropertyFields, place: PropertyPlace) {
  const rentCents = centsOf(fields.Rent)
  const priceCents = centsOf(fields.Price)
  const asksRent = listingType(fields.ListingTypeId)?.asks === 'rent'
  return {
    ...declaredColumns(fields),
    also_for_sale: fields.AlsoForSale && fields.ListingTypeId !== FOR_SALE,
    city_name: place.city,
    city_id: place.cityId,
    state_id: place.stateId,
    latitude: place.latitude,
    longitude: place.longitude,
    pin_placed: place.isPlaced,
    time_zone: place.timeZone,
    ...bathroomColumns(fields.Bathrooms),
    area_square_feet: fields.Area === null ? null : squareFeetOf(fields.Area, fields.AreaUnitId),
    amount_cents: asksRent ? rentCents : priceCents,
    search_cents: asksRent && rentCents !== null ? monthlyRentCents(rentCents, fields.RentFrequencyId) : priceCents,
  }
}

/** Bathrooms are kept as whole ones and, in halves, what is over: 1.75 are 1 and 1.5. */
function bathroomColumns(bathrooms: number | null): { bathrooms_full: number | null; bathrooms_half: number | null } {
  if (bathrooms === null) return { bathrooms_full: null, bathrooms_half: null }
  const quarters = Math.round(bathrooms * 4)
  return { bathrooms_full: Math.floor(quarters / 4), bathrooms_half: (quarters % 4) / 2 }
}

export function bathroomsFrom(row: { bathrooms_full: number | null; bathrooms_half: number | null }): number | null {
  return row.bathrooms_full === null ? null : row.bathrooms_full + (row.bathrooms_half ?? 0) / 2
}

/** What the listing checks look at, from the columns of a property. */
export function listingFactsOf(row: CheckedColumns, rest: { imageCount: number; imported: boolean }): ListingFacts {
  return {
    categoryId: row.category_id,
    assetTypeId: row.asset_type_id,
    listingTypeId: row.listing_type_id,
    title: row.title,
    descriptionLength: row.description?.length ?? 0,
    cityId: row.city_id,
    rentCents: row.rent_cents,
    priceCents: row.price_cents,
    bedrooms: row.bedrooms,
    bathrooms: bathroomsFrom(row),
    areaSquareFeet: row.area_square_feet,
    ...rest,
  }
}

/** How many required checks a property does not pass. */
export function openChecksOf(facts: ListingFacts): number {
  return requiredChecks(facts).filter((check) => check.Required && !check.Passed).length
}
