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
  AccessTypeId: 'Access type',
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
  FloorsCount: 'Floors count',
  YearBuilt: 'Year built',
  ParkingTotal: 'Parking spaces',
  AmenityIds: 'Amenities',
  PetsAllowedIds: 'Pets allowed',
  Rent: 'Rent',
  RentFrequencyId: 'Rent frequency',
  Advance: 'Advance',
  Price: 'Price',
  AvailableOn: 'Available date',
  LeaseKindId: 'Lease kind',
  Zoning: 'Zoning',
  PermittedUse: 'Permitted use',
  PrivateRemarks: 'Private remarks',
}

/** Whether a property of this kind is asked for a field at all: land has no bedrooms, a sale has no rent. */
export function isAsked(field: PropertyField, draft: PropertyDraft): boolean {
  const isCommercial = draft.CategoryId === CATEGORIES.Commercial
  const hasRooms = assetType(draft.AssetTypeId ?? 0)?.hasRooms ?? false
  const asks = listingType(draft.ListingTypeId ?? 0)?.asks ?? 'rent'
  switch (field) {
    case 'Bedrooms':
    case 'Bathrooms':
    case 'PetsAllowedIds':
      return hasRooms
    case 'Rent':
    case 'RentFrequencyId':
    case 'Advance':
      return asks === 'rent'
    case 'Price':
      return asks === 'price'
    case 'LeaseKindId':
      return isCommercial && asks === 'rent'
    case 'Zoning':
    case 'PermittedUse':
      return isCommercial
    default:
      return true
  }
}
