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
import { ACCESS_TYPES, assetType, listingType, textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { Tables } from '../../database/types.generated.ts'
import { type MoveInFee, bathroomsFrom, listingFactsOf } from './property.columns.ts'
import type { UnitTotalsRow } from './building.queries.ts'
import type { ReadAsset } from './property-guards.ts'
import type { AssetInList, AssetRow, AssetWithState } from './property.queries.ts'

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

/** Columns that a property and its listing have alike. */
type DescribedColumns = Pick<
  Tables['listing'],
  | 'advance_cents'
  | 'application_fee_cents'
  | 'cam_charges_cents'
  | 'ceiling_height'
  | 'floor_number'
  | 'floors_count'
  | 'garage_spaces'
  | 'hoa_fee_cents'
  | 'hoa_frequency_id'
  | 'improvement_allowance_cents'
  | 'last_month_upfront'
  | 'lease_rate_cents'
  | 'loading_docks'
  | 'lot_area'
  | 'lot_area_unit_id'
  | 'max_lease_months'
  | 'min_lease_months'
  | 'move_in_fees'
  | 'net_operating_income_cents'
  | 'parking_total'
  | 'permitted_use'
  | 'pet_deposit_cents'
  | 'pet_rent_cents'
  | 'power'
  | 'tax_annual_cents'
  | 'tax_year'
  | 'virtual_tour_url'
  | 'year_built'
  | 'zoning'
>

/** What owner and stranger are told alike. */
export function presentDescribedFacts(row: DescribedColumns) {
  return {
    LotArea: row.lot_area,
    LotAreaUnitId: row.lot_area_unit_id,
    FloorNumber: row.floor_number,
    FloorsCount: row.floors_count,
    YearBuilt: row.year_built,
    ParkingTotal: row.parking_total,
    GarageSpaces: row.garage_spaces,
    Advance: centsText(row.advance_cents),
    LastMonthUpfront: row.last_month_upfront,
    ApplicationFee: centsText(row.application_fee_cents),
    PetDeposit: centsText(row.pet_deposit_cents),
    PetRent: centsText(row.pet_rent_cents),
    MoveInFees: presentMoveInFees(row.move_in_fees),
    MinLeaseMonths: row.min_lease_months,
    MaxLeaseMonths: row.max_lease_months,
    HoaFee: centsText(row.hoa_fee_cents),
    HoaFrequencyId: row.hoa_frequency_id,
    TaxAnnual: centsText(row.tax_annual_cents),
    TaxYear: row.tax_year,
    NetOperatingIncome: centsText(row.net_operating_income_cents),
    Zoning: row.zoning,
    PermittedUse: row.permitted_use,
    LeaseRate: centsText(row.lease_rate_cents),
    CamCharges: centsText(row.cam_charges_cents),
    ImprovementAllowance: centsText(row.improvement_allowance_cents),
    CeilingHeight: row.ceiling_height,
    LoadingDocks: row.loading_docks,
    Power: row.power,
    VirtualTourUrl: row.virtual_tour_url,
  }
}

/** Every field of the form, as the form writes it; what a file says of a property is merged into the same. */
export function presentPropertyFields(row: AssetRow) {
  return {
    ...presentDescribedFacts(row),
    CategoryId: row.category_id,
    AssetTypeId: row.asset_type_id,
    ListingTypeId: row.listing_type_id,
    AlsoForSale: row.also_for_sale,
    AccessTypeId: row.access_type_id,
    ParentAssetId: row.parent_asset_id,
    UnitNumber: row.unit_number,
    Title: row.title,
    Description: row.description,
    ReferenceCode: row.reference_code,
    Address1: row.address1,
    Address2: row.address2,
    City: row.city_name,
    StateId: row.state_id,
    Zip: row.zip,
    PinLatitude: row.pin_placed ? row.latitude : null,
    PinLongitude: row.pin_placed ? row.longitude : null,
    AddressExactness: row.address_exactness,
    Bedrooms: row.bedrooms,
    Bathrooms: bathroomsFrom(row),
    Area: row.area,
    AreaUnitId: row.area_unit_id,
    AmenityIds: row.amenity_ids,
    PetsAllowedIds: row.pets_allowed_ids,
    SmokingId: row.smoking_id,
    Rent: centsText(row.rent_cents),
    RentFrequencyId: row.rent_frequency_id,
    RentIncludesIds: row.rent_includes_ids,
    TenantPaysIds: row.tenant_pays_ids,
    AvailableOn: row.available_on,
    Price: centsText(row.price_cents),
    LeaseKindId: row.lease_kind_id,
    ParcelNumber: row.parcel_number,
    ShowingAccessId: row.showing_access_id,
    ShowingInstructions: row.showing_instructions,
    PrivateRemarks: row.private_remarks,
  }
}

function presentMoveInFees(fees: unknown): { Name: string; Amount: string }[] {
  return (fees as readonly MoveInFee[]).map(({ name, cents }) => ({ Name: name, Amount: textFromCents(cents) }))
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
