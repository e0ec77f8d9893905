import type { AddAsset } from '@keystead/contract/assets/properties/property.operations.ts'
import { propertyFieldShapes } from '@keystead/contract/assets/properties/property.schemas.ts'
import { CATEGORIES, assetType, listingType } from '@keystead/contract/assets/properties/property.values.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'

export type PropertyField = keyof typeof propertyFieldShapes
export const PROPERTY_FIELDS = Object.keys(propertyFieldShapes) as PropertyField[]

/** What AddAsset takes. */
export type PropertyInput = InputOf<typeof AddAsset>

/** What is typed so far. Null where nothing is; numbers and dates that are not understood stay the text that they are. */
export type PropertyDraft = { [Field in PropertyField]: Exclude<PropertyInput[Field], undefined> | null }

/** The labels of the fields, as the contract's messages say them. */
export const PROPERTY_LABELS: Record<PropertyField, string> = {
  CategoryId: 'Category',
  AssetTypeId: 'Property type',
  ListingTypeId: 'Listing type',
  AlsoForSale: 'Also for sale',
  AccessTypeId: 'Access type',
  ParentAssetId: 'Building',
  UnitNumber: 'Unit',
  Title: 'Property title',
  Description: 'Description',
  ReferenceCode: 'Reference code',
  Address1: 'Address',
  Address2: 'Address 2',
  City: 'City',
  StateId: 'State',
  Zip: 'Zip',
  AddressExactness: 'Address exactness',
  Bedrooms: 'Bedrooms',
  Bathrooms: 'Bathrooms',
  Area: 'Area',
  AreaUnitId: 'Area unit',
  LotArea: 'Lot area',
  LotAreaUnitId: 'Lot area unit',
  FloorNumber: 'Floor',
  FloorsCount: 'Floors count',
  YearBuilt: 'Year built',
  ParkingTotal: 'Parking spaces',
  GarageSpaces: 'Garage spaces',
  AmenityIds: 'Amenities',
  PetsAllowedIds: 'Pets allowed',
  SmokingId: 'Smoking',
  Rent: 'Rent',
  RentFrequencyId: 'Rent frequency',
  Advance: 'Advance',
  LastMonthUpfront: "Last month's rent",
  ApplicationFee: 'Application fee',
  PetDeposit: 'Pet deposit',
  PetRent: 'Pet rent',
  MoveInFees: 'Move-in fees',
  RentIncludesIds: 'Rent includes',
  TenantPaysIds: 'Tenant pays',
  MinLeaseMonths: 'Shortest lease',
  MaxLeaseMonths: 'Longest lease',
  AvailableOn: 'Available date',
  Price: 'Price',
  HoaFee: 'HOA fee',
  HoaFrequencyId: 'HOA frequency',
  TaxAnnual: 'Property tax',
  TaxYear: 'Tax year',
  NetOperatingIncome: 'Net operating income',
  LeaseKindId: 'Lease kind',
  Zoning: 'Zoning',
  PermittedUse: 'Permitted use',
  LeaseRate: 'Lease rate',
  CamCharges: 'CAM charges',
  ImprovementAllowance: 'Improvement allowance',
  CeilingHeight: 'Ceiling height',
  LoadingDocks: 'Loading docks',
  Power: 'Power',
  VirtualTourUrl: 'Virtual tour',
  ParcelNumber: 'Parcel number',
  ShowingAccessId: 'Showing access',
  ShowingInstructions: 'Showing instructions',
  PrivateRemarks: 'Private remarks',
}

/** Condominium, apartment, co-op, loft, private room: they have a floor, and no land of their own. */
const PARTS_OF_BUILDINGS: readonly number[] = [103, 104, 111, 112, 113]
/** Vacant land, parking, commercial land, a farm: nothing is built there, or not worth a floor. */
const OPEN_SPACES: readonly number[] = [115, 213, 214, 215]
/** Duplex to many flats: whoever buys one buys its rents. */
const LET_BUILDINGS: readonly number[] = [105, 106, 107, 108]

/** Whether a property of this kind is asked for a field at all: land has no bedrooms, a sale has no rent. */
export function isAsked(field: PropertyField, draft: PropertyDraft): boolean {
  const isCommercial = draft.CategoryId === CATEGORIES.Commercial
  const type = draft.AssetTypeId ?? 0
  const hasRooms = assetType(type)?.hasRooms ?? false
  const asks = listingType(draft.ListingTypeId ?? 0)?.asks ?? 'rent'
  const isForSale = asks === 'price' || draft.AlsoForSale === true
  switch (field) {
    case 'Bedrooms':
    case 'Bathrooms':
    case 'PetsAllowedIds':
    case 'SmokingId':
      return hasRooms
    case 'LotArea':
    case 'LotAreaUnitId':
      return !PARTS_OF_BUILDINGS.includes(type)
    case 'FloorNumber':
      return isCommercial ? !OPEN_SPACES.includes(type) : PARTS_OF_BUILDINGS.includes(type)
    case 'FloorsCount':
    case 'YearBuilt':
      return !OPEN_SPACES.includes(type)
    case 'GarageSpaces':
      return !isCommercial && hasRooms
    case 'PetDeposit':
    case 'PetRent':
      return hasRooms && asks === 'rent'
    case 'AlsoForSale':
    case 'Rent':
    case 'RentFrequencyId':
    case 'Advance':
    case 'LastMonthUpfront':
    case 'ApplicationFee':
    case 'MoveInFees':
    case 'RentIncludesIds':
    case 'TenantPaysIds':
    case 'MinLeaseMonths':
    case 'MaxLeaseMonths':
      return asks === 'rent'
    case 'Price':
    case 'HoaFee':
    case 'HoaFrequencyId':
    case 'TaxAnnual':
    case 'TaxYear':
      return isForSale
    case 'NetOperatingIncome':
      return isForSale && (isCommercial || LET_BUILDINGS.includes(type))
    case 'LeaseKindId':
    case 'LeaseRate':
    case 'CamCharges':
    case 'ImprovementAllowance':
      return isCommercial && asks === 'rent'
    case 'Zoning':
    case 'PermittedUse':
      return isCommercial || OPEN_SPACES.includes(type)
    case 'CeilingHeight':
    case 'LoadingDocks':
    case 'Power':
      return isCommercial && !OPEN_SPACES.includes(type)
    default:
      return true
  }
}
