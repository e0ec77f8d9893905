import { listingChecks } from '@keystead/contract/assets/properties/property.listing.ts'
import type { AssetImage, UserAssetCard, UserAssetDetails } from '@keystead/contract/assets/properties/property.schemas.ts'
import { ACCESS_TYPES, assetType, listingType, textOf } from '@keystead/contract/assets/properties/property.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { imageUrl } from '@keystead/contract/values/uploads.ts'
import type { ImageRow } from './property-images.queries.ts'
import { bathroomsFrom, listingFactsOf } from './property.columns.ts'
import type { AssetWithState } from './property.queries.ts'

type FixedWidth = Parameters<typeof imageUrl>[1]

/** A picture as pages show it. One without a text of its own is described by its property and its place in the row. */
export function presentImage(row: ImageRow, title: string): AssetImage {
  return {
    ImageId: row.id,
    Caption: row.caption,
    AltText: row.alt_text ?? row.caption ?? `${title}, photo ${row.position + 1}`,
    IsPrimary: row.is_primary,
    Width: row.width,
    Height: row.height,
    Placeholder: row.placeholder,
    Sizes: row.widths.map((width) => ({
      Width: width,
      // A picture smaller than every fixed width is kept at its own.
      Webp: imageUrl(row.id, width as FixedWidth, 'webp'),
      Avif: imageUrl(row.id, width as FixedWidth, 'avif'),
    })),
  }
}

export function centsText(cents: number | null): string | null {
  return cents === null ? null : textFromCents(cents)
}

export function assetTypeText(id: number): string {
  return assetType(id)?.Text ?? 'Other'
}

export function listingTypeText(id: number): string {
  return listingType(id)?.Text ?? 'Other'
}

/** Rents come by the period, prices come once. */
function rentFrequencyOf(row: { listing_type_id: number; rent_frequency_id: number }): number | null {
  return listingType(row.listing_type_id)?.asks === 'rent' ? row.rent_frequency_id : null
}

export function presentUserAssetCard(row: AssetWithState, image: ImageRow | undefined): UserAssetCard {
  return {
    AssetId: row.id,
    Title: row.title,
    ReferenceCode: row.reference_code,
    CategoryId: row.category_id,
    AssetTypeId: row.asset_type_id,
    AssetType: assetTypeText(row.asset_type_id),
    ListingTypeId: row.listing_type_id,
    ListingType: listingTypeText(row.listing_type_id),
    Amount: centsText(row.amount_cents),
    RentFrequencyId: rentFrequencyOf(row),
    Bedrooms: row.bedrooms,
    Bathrooms: bathroomsFrom(row),
    AddressLine: [row.address1, row.address2].filter(Boolean).join(', ') || null,
    City: row.city_name,
    StateCode: row.state_code,
    Zip: row.zip,
    IsListed: row.is_listed,
    ListedAt: row.listed_at?.toISOString() ?? null,
    OpenChecks: row.open_checks,
    ImagesCount: row.images_count,
    Image: image ? presentImage(image, row.title) : null,
    UpdatedAt: row.updated_at.toISOString(),
  }
}

export function presentUserAssetDetails(row: AssetWithState, images: readonly ImageRow[]): UserAssetDetails {
  return {
    AssetId: row.id,
    Version: row.version,
    CategoryId: row.category_id,
    AssetTypeId: row.asset_type_id,
    AssetType: assetTypeText(row.asset_type_id),
    ListingTypeId: row.listing_type_id,
    ListingType: listingTypeText(row.listing_type_id),
    AccessTypeId: row.access_type_id,
    AccessType: textOf(ACCESS_TYPES, row.access_type_id) ?? 'Other',
    Title: row.title,
    Description: row.description,
    ReferenceCode: row.reference_code,
    Address1: row.address1,
    Address2: row.address2,
    City: row.city_name,
    StateId: row.state_id,
    StateCode: row.state_code,
    Zip: row.zip,
    AddressExactness: row.address_exactness,
    Latitude: row.latitude,
    Longitude: row.longitude,
    TimeZone: row.time_zone,
    Bedrooms: row.bedrooms,
    Bathrooms: bathroomsFrom(row),
    Area: row.area,
    AreaUnitId: row.area_unit_id,
    FloorsCount: row.floors_count,
    YearBuilt: row.year_built,
    ParkingTotal: row.parking_total,
    AmenityIds: row.amenity_ids,
    PetsAllowedIds: row.pets_allowed_ids,
    Rent: centsText(row.rent_cents),
    RentFrequencyId: row.rent_frequency_id,
    Advance: centsText(row.advance_cents),
    Price: centsText(row.price_cents),
    AvailableOn: row.available_on,
    LeaseKindId: row.lease_kind_id,
    Zoning: row.zoning,
    PermittedUse: row.permitted_use,
    PrivateRemarks: row.private_remarks,
    IsListed: row.is_listed,
    ListedAt: row.listed_at?.toISOString() ?? null,
    Imported: row.imported,
    CreatedAt: row.created_at.toISOString(),
    UpdatedAt: row.updated_at.toISOString(),
    Images: images.map((image) => presentImage(image, row.title)),
    Checks: listingChecks(listingFactsOf(row, { imageCount: images.length, imported: row.imported })),
  }
}
