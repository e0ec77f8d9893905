import type { AddAsset } from '@keystead/contract/assets/properties/property.operations.ts'
import { type ListingFacts, listingChecks } from '@keystead/contract/assets/properties/property.listing.ts'
import { listingType, monthlyRentCents, squareFeetOf } from '@keystead/contract/assets/properties/property.values.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import type { PropertyPlace } from './property-place.ts'

type FormFields = ParsedInputOf<typeof AddAsset>

/** What is said of a property, by a form or by a row of a file (which may leave more out). Its place comes separately. */
export type PropertyFields = Omit<FormFields, 'City' | 'StateId' | 'Zip' | 'Address1' | 'Description'> & {
  Zip: string | null
  Address1: string | null
  Description: string | null
}

/** Columns that `listingChecks` looks at. */
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
  const rentCents = fields.Rent === null ? null : centsFromText(fields.Rent)
  const priceCents = fields.Price === null ? null : centsFromText(fields.Price)
  const asksRent = listingType(fields.ListingTypeId)?.asks === 'rent'
  return {
    category_id: fields.CategoryId,
    asset_type_id: fields.AssetTypeId,
    listing_type_id: fields.ListingTypeId,
    access_type_id: fields.AccessTypeId,
    title: fields.Title,
    description: fields.Description,
    reference_code: fields.ReferenceCode,
    address1: fields.Address1,
    address2: fields.Address2,
    city_name: place.city,
    city_id: place.cityId,
    state_id: place.stateId,
    zip: fields.Zip,
    address_exactness: fields.AddressExactness,
    latitude: place.latitude,
    longitude: place.longitude,
    time_zone: place.timeZone,
    bedrooms: fields.Bedrooms,
    ...bathroomColumns(fields.Bathrooms),
    area: fields.Area,
    area_unit_id: fields.AreaUnitId,
    area_square_feet: fields.Area === null ? null : squareFeetOf(fields.Area, fields.AreaUnitId),
    floors_count: fields.FloorsCount,
    year_built: fields.YearBuilt,
    parking_total: fields.ParkingTotal,
    amenity_ids: fields.AmenityIds,
    pets_allowed_ids: fields.PetsAllowedIds,
    rent_cents: rentCents,
    rent_frequency_id: fields.RentFrequencyId,
    advance_cents: fields.Advance === null ? null : centsFromText(fields.Advance),
    price_cents: priceCents,
    available_on: fields.AvailableOn,
    lease_kind_id: fields.LeaseKindId,
    zoning: fields.Zoning,
    permitted_use: fields.PermittedUse,
    private_remarks: fields.PrivateRemarks,
    amount_cents: asksRent ? rentCents : priceCents,
    search_cents: asksRent && rentCents !== null ? monthlyRentCents(rentCents, fields.RentFrequencyId) : priceCents,
  }
}

/** Bathrooms are kept as whole and half ones, so that halves never drift. */
function bathroomColumns(bathrooms: number | null): { bathrooms_full: number | null; bathrooms_half: number | null } {
  if (bathrooms === null) return { bathrooms_full: null, bathrooms_half: null }
  const halves = Math.round(bathrooms * 2)
  return { bathrooms_full: Math.floor(halves / 2), bathrooms_half: halves % 2 }
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
  return listingChecks(facts).filter((check) => check.Required && !check.Passed).length
}
