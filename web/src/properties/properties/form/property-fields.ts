import type { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { propertyFieldShapes } from '@keystead/contract/properties/fields/property.fields.ts'
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
  PinLatitude: 'Latitude',
  PinLongitude: 'Longitude',
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
