import type { ListingCard, ListingDetails } from '@keystead/contract/assets/properties/property.schemas.ts'
import {
  ACCESS_TYPES,
  AMENITIES,
  COMMERCIAL_LEASE_KINDS,
  PETS_ALLOWED,
  type ReferenceItem,
  textOf,
} from '@keystead/contract/assets/properties/property.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { ListingCardRow, ListingDetailsRow } from './listing.queries.ts'
import { assetTypeText, centsText, listingTypeText, presentImage } from './property.present.ts'
import type { ImageRow } from './property-images.queries.ts'

export function presentListingCard(row: ListingCardRow, image: ImageRow | undefined): ListingCard {
  return {
    AssetId: row.asset_id,
    Title: row.title,
    CategoryId: row.category_id,
    AssetTypeId: row.asset_type_id,
    AssetType: assetTypeText(row.asset_type_id),
    ListingTypeId: row.listing_type_id,
    ListingType: listingTypeText(row.listing_type_id),
    Amount: textFromCents(row.amount_cents),
    RentFrequencyId: row.rent_frequency_id,
    Bedrooms: row.bedrooms,
    Bathrooms: row.bathrooms,
    Area: row.area,
    AreaUnitId: row.area_unit_id,
    AddressLine: row.address_line,
    City: row.city_name,
    StateCode: row.state_code,
    Zip: row.zip,
    Latitude: row.latitude,
    Longitude: row.longitude,
    ListedAt: row.listed_at.toISOString(),
    DistanceMiles: row.distance_miles === null ? null : Math.round(row.distance_miles * 10) / 10,
    Image: image ? presentImage(image, row.title) : null,
  }
}

export function presentListingDetails(
  row: ListingDetailsRow,
  images: readonly ImageRow[],
  listedBy: ListingDetails['ListedBy'],
): ListingDetails {
  return {
    ...presentListingCard(
      row,
      images.find((image) => image.is_primary),
    ),
    Description: row.description,
    AccessTypeId: row.access_type_id,
    AccessType: textOf(ACCESS_TYPES, row.access_type_id) ?? 'Other',
    AddressExactness: row.address_exactness,
    FloorsCount: row.floors_count,
    YearBuilt: row.year_built,
    ParkingTotal: row.parking_total,
    Amenities: textsOf(AMENITIES, row.amenity_ids),
    PetsAllowed: textsOf(PETS_ALLOWED, row.pets_allowed_ids),
    Advance: centsText(row.advance_cents),
    AvailableOn: row.available_on,
    LeaseKind: textOf(COMMERCIAL_LEASE_KINDS, row.lease_kind_id),
    Zoning: row.zoning,
    PermittedUse: row.permitted_use,
    Images: images.map((image) => presentImage(image, row.title)),
    ListedBy: listedBy,
  }
}

function textsOf(items: readonly ReferenceItem[], ids: readonly number[]): string[] {
  return items.filter((item) => ids.includes(item.Id)).map((item) => item.Text)
}
