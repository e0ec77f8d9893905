import { type ListingCheck, listingChecks } from '@keystead/contract/properties/properties/property.listing.ts'
import { OFF_BOOKS_REASONS } from '@keystead/contract/properties/properties/occupancy.ts'
import type {
  AssetImage,
  Occupancy,
  UnitTotals,
  UserAssetCard,
  UserAssetDetails,
} from '@keystead/contract/properties/properties/property.schemas.ts'
import { proposedTitle } from '@keystead/contract/properties/properties/proposed-title.ts'
import { DESCRIBED_FIELDS, type DescribedField, TENANT_FIELDS } from '@keystead/contract/properties/fields/told-fields.ts'
import { ACCESS_TYPES, assetType, listingType, textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { KEPT_FIELDS, centsText, toldFields } from './declared-columns.ts'
import { bathroomsFrom, listingFactsOf } from './property.columns.ts'
import type { UnitTotalsRow } from './building.queries.ts'
import type { ReadAsset } from './property-guards.ts'
import type { AssetInList, AssetRow, AssetWithState } from './property.queries.ts'

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

function presentOccupancy({ occupancy, occupancy_day }: AssetWithState): Occupancy {
  return { Status: occupancy, Day: occupancy_day }
}

function presentOffBooksReason({ off_books_reason }: AssetRow) {
  return OFF_BOOKS_REASONS.find((reason) => reason === off_books_reason) ?? null
}

/** `12 Oak St, Unit 4B`; null where no street is known. */
export function addressLine({ address1, address2, unit_number }: Pick<AssetRow, 'address1' | 'address2' | 'unit_number'>): string | null {
  return [address1, address2, unit_number && `Unit ${unit_number}`].filter(Boolean).join(', ') || null
}

export function presentUserAssetCard(row: AssetInList, image: AssetImage | undefined): UserAssetCard {
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
    AddressLine: addressLine(row),
    City: row.city_name,
    StateCode: row.state_code,
    Zip: row.zip,
    AlsoForSale: row.also_for_sale,
    Price: row.also_for_sale ? centsText(row.price_cents) : null,
    ParentAssetId: row.parent_asset_id,
    BuildingTitle: row.building_title,
    BuildingAddressLine: row.building_address,
    UnitNumber: row.unit_number,
    UnitsCount: row.units_count,
    UnitsForLease: row.units_for_lease,
    UnitsOccupied: row.units_occupied,
    Occupancy: row.units_count > 0 ? null : presentOccupancy(row),
    OffBooksReason: presentOffBooksReason(row),
    IsListed: row.is_listed,
    ListedAt: row.listed_at?.toISOString() ?? null,
    TimeZone: row.time_zone,
    ExpiresAt: row.listing_expires_at?.toISOString() ?? null,
    UnlistedReason: row.unlisted_reason,
    UnlistedAt: row.unlisted_at?.toISOString() ?? null,
    OpenChecks: row.open_checks,
    ImagesCount: row.images_count,
    Image: image ?? null,
    UpdatedAt: row.updated_at.toISOString(),
  }
}

/** What owner and stranger are told alike; a property and its listing have the same columns of it. */
export function presentDescribedFacts(row: Parameters<typeof toldFields<DescribedField>>[1]) {
  return toldFields(DESCRIBED_FIELDS, row)
}

/** Every field of the form, as the form writes it; what a file says of a property is merged into the same. */
export function presentPropertyFields(row: AssetRow) {
  return {
    ...toldFields(KEPT_FIELDS, row),
    City: row.city_name,
    StateId: row.state_id,
    PinLatitude: row.pin_placed ? row.latitude : null,
    PinLongitude: row.pin_placed ? row.longitude : null,
    Bathrooms: bathroomsFrom(row),
  }
}

/** What tenants are told of the home they live in. */
export function presentTenantFacts(row: AssetRow) {
  const fields = presentPropertyFields(row)
  return Object.fromEntries(TENANT_FIELDS.map((name) => [name, fields[name]])) as Pick<typeof fields, (typeof TENANT_FIELDS)[number]>
}

export function presentUnitTotals(totals: UnitTotalsRow | null): UnitTotals | null {
  return (
    totals && {
      Count: totals.count,
      Listed: totals.listed,
      Ready: totals.ready,
      NotReady: totals.not_ready,
      ForLease: totals.for_lease,
      Occupied: totals.occupied,
      Vacant: totals.vacant,
      VacantRentSum: centsText(totals.vacant_rent_sum_cents),
      RentSum: centsText(totals.rent_sum_cents),
      RentMin: centsText(totals.rent_min_cents),
      RentMax: centsText(totals.rent_max_cents),
      BedroomsMin: totals.bedrooms_min,
      BedroomsMax: totals.bedrooms_max,
    }
  )
}

/** What is missing, and what could be better. */
function checksOf(row: ReadAsset, imageCount: number): ListingCheck[] {
  const fields = presentPropertyFields(row)
  return listingChecks({
    ...listingFactsOf(row, { imageCount, imported: row.imported }),
    description: row.description,
    isTitleProposed: row.title === proposedTitle({ ...fields, StateCode: row.state_code }),
    rentFrequencyId: row.rent_frequency_id,
    advanceCents: row.advance_cents,
    petsAllowedIds: row.pets_allowed_ids,
    availableOn: row.available_on,
    isListed: row.is_listed,
    updatedAt: row.updated_at,
    today: row.today,
  })
}

/** The manager's notes are theirs alone; how to get in is told to those who show the home. */
function seenFields(row: ReadAsset) {
  const fields = presentPropertyFields(row)
  const { relation, scopes } = row.reached
  if (relation === 'manager') return fields
  const shown = { ...fields, ReferenceCode: null, PrivateRemarks: null }
  return scopes.includes('list') ? shown : { ...shown, ShowingAccessId: null, ShowingInstructions: null }
}

export function presentUserAssetDetails(row: ReadAsset, images: readonly AssetImage[]): UserAssetDetails {
  return {
    ...seenFields(row),
    AssetId: row.id,
    Relation: row.reached.relation,
    Scopes: [...row.reached.scopes],
    ManagedBy: { ProfileId: row.manager.ProfileId, Name: row.manager.Name, PicPath: row.manager.PicPath },
    ListingContact: { ProfileId: row.contact.ProfileId, Name: row.contact.Name },
    Version: row.version,
    AssetType: assetTypeText(row.asset_type_id),
    ListingType: listingTypeText(row.listing_type_id),
    AccessType: textOf(ACCESS_TYPES, row.access_type_id) ?? 'Other',
    Building:
      row.parent_asset_id === null || row.building_title === null
        ? null
        : { AssetId: row.parent_asset_id, Title: row.building_title, AddressLine: row.building_address },
    Units: presentUnitTotals(row.unit_totals),
    Occupancy: row.unit_totals ? null : presentOccupancy(row),
    OffBooksReason: presentOffBooksReason(row),
    StateCode: row.state_code,
    Latitude: row.latitude,
    Longitude: row.longitude,
    TimeZone: row.time_zone,
    IsListed: row.is_listed,
    ListedAt: row.listed_at?.toISOString() ?? null,
    ExpiresAt: row.listing_expires_at?.toISOString() ?? null,
    UnlistedReason: row.unlisted_reason,
    UnlistedAt: row.unlisted_at?.toISOString() ?? null,
    Imported: row.imported,
    CreatedAt: row.created_at.toISOString(),
    UpdatedAt: row.updated_at.toISOString(),
    Images: [...images],
    Checks: checksOf(row, images.length),
  }
}
