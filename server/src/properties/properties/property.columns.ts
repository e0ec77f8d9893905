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
import { centsFromText } from '@keystead/contract/values/money.ts'
import type { PropertyPlace } from './place-choice.ts'

type FormFields = Omit<ParsedInputOf<typeof AddAsset>, 'DraftId'>

/** What is said of a property, by a form or by a row of a file (which may leave more out). Its place comes separately. */
export type PropertyFields = Omit<
  FormFields,
  'Title' | 'City' | 'StateId' | 'PinLatitude' | 'PinLongitude' | 'Zip' | 'Address1' | 'Description'
> & {
  Title: string
  Zip: string | null
  Address1: string | null
  Description: string | null
}

/** Fields of which nothing was said, beside those that every property has. */
export const NOTHING_SAID: Omit<
  PropertyFields,
  'CategoryId' | 'AssetTypeId' | 'ListingTypeId' | 'Title' | 'ReferenceCode' | 'AddressExactness'
> = {
  AlsoForSale: false,
  AccessTypeId: ENTIRE_PROPERTY,
  ParentAssetId: null,
  UnitNumber: null,
  Description: null,
  Address1: null,
  Address2: null,
  Zip: null,
  Bedrooms: null,
  Bathrooms: null,
  Area: null,
  AreaUnitId: 1,
  LotArea: null,
  LotAreaUnitId: 2,
  FloorNumber: null,
  FloorsCount: null,
  YearBuilt: null,
  ParkingTotal: null,
  GarageSpaces: null,
  AmenityIds: [],
  PetsAllowedIds: [],
  SmokingId: null,
  Rent: null,
  RentFrequencyId: 1,
  Advance: null,
  LastMonthUpfront: false,
  ApplicationFee: null,
  PetDeposit: null,
  PetRent: null,
  MoveInFees: [],
  RentIncludesIds: [],
  TenantPaysIds: [],
  MinLeaseMonths: null,
  MaxLeaseMonths: null,
  AvailableOn: null,
  Price: null,
  HoaFee: null,
  HoaFrequencyId: 1,
  TaxAnnual: null,
  TaxYear: null,
  NetOperatingIncome: null,
  LeaseKindId: null,
  Zoning: null,
  PermittedUse: null,
  LeaseRate: null,
  CamCharges: null,
  ImprovementAllowance: null,
  CeilingHeight: null,
  LoadingDocks: null,
  Power: null,
  VirtualTourUrl: null,
  ParcelNumber: null,
  ShowingAccessId: null,
  ShowingInstructions: null,
  PrivateRemarks: null,
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
    category_id: fields.CategoryId,
    asset_type_id: fields.AssetTypeId,
    listing_type_id: fields.ListingTypeId,
    also_for_sale: fields.AlsoForSale && fields.ListingTypeId !== FOR_SALE,
    access_type_id: fields.AccessTypeId,
    parent_asset_id: fields.ParentAssetId,
    unit_number: fields.UnitNumber,
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
    pin_placed: place.isPlaced,
    time_zone: place.timeZone,
    bedrooms: fields.Bedrooms,
    ...bathroomColumns(fields.Bathrooms),
    area: fields.Area,
    area_unit_id: fields.AreaUnitId,
    area_square_feet: fields.Area === null ? null : squareFeetOf(fields.Area, fields.AreaUnitId),
    lot_area: fields.LotArea,
    lot_area_unit_id: fields.LotAreaUnitId,
    floor_number: fields.FloorNumber,
    floors_count: fields.FloorsCount,
    year_built: fields.YearBuilt,
    parking_total: fields.ParkingTotal,
    garage_spaces: fields.GarageSpaces,
    amenity_ids: fields.AmenityIds,
    pets_allowed_ids: fields.PetsAllowedIds,
    smoking_id: fields.SmokingId,
    rent_cents: rentCents,
    rent_frequency_id: fields.RentFrequencyId,
    advance_cents: centsOf(fields.Advance),
    last_month_upfront: fields.LastMonthUpfront,
    application_fee_cents: centsOf(fields.ApplicationFee),
    pet_deposit_cents: centsOf(fields.PetDeposit),
    pet_rent_cents: centsOf(fields.PetRent),
    move_in_fees: fields.MoveInFees.map(({ Name, Amount }): MoveInFee => ({ name: Name, cents: centsFromText(Amount) })),
    rent_includes_ids: fields.RentIncludesIds,
    tenant_pays_ids: fields.TenantPaysIds,
    min_lease_months: fields.MinLeaseMonths,
    max_lease_months: fields.MaxLeaseMonths,
    available_on: fields.AvailableOn,
    price_cents: priceCents,
    hoa_fee_cents: centsOf(fields.HoaFee),
    hoa_frequency_id: fields.HoaFrequencyId,
    tax_annual_cents: centsOf(fields.TaxAnnual),
    tax_year: fields.TaxYear,
    net_operating_income_cents: centsOf(fields.NetOperatingIncome),
    lease_kind_id: fields.LeaseKindId,
    zoning: fields.Zoning,
    permitted_use: fields.PermittedUse,
    lease_rate_cents: centsOf(fields.LeaseRate),
    cam_charges_cents: centsOf(fields.CamCharges),
    improvement_allowance_cents: centsOf(fields.ImprovementAllowance),
    ceiling_height: fields.CeilingHeight,
    loading_docks: fields.LoadingDocks,
    power: fields.Power,
    virtual_tour_url: fields.VirtualTourUrl,
    parcel_number: fields.ParcelNumber,
    showing_access_id: fields.ShowingAccessId,
    showing_instructions: fields.ShowingInstructions,
    private_remarks: fields.PrivateRemarks,
    amount_cents: asksRent ? rentCents : priceCents,
    search_cents: asksRent && rentCents !== null ? monthlyRentCents(rentCents, fields.RentFrequencyId) : priceCents,
  }
}

/** One entry of `move_in_fees`. */
export type MoveInFee = { name: string; cents: number }

function centsOf(amount: string | null): number | null {
  return amount === null ? null : centsFromText(amount)
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
