import { z } from 'zod'
import { optionalWebsite } from '../../values/contact-fields.ts'
import {
  choice,
  coordinate,
  date,
  money,
  optional,
  optionalText,
  requiredText,
  rowId,
  steppedNumber,
  wholeNumber,
  year,
  zip,
} from '../../values/fields.ts'
import { emptyMessage, invalidMessage, messages } from '../../text/messages.ts'
import {
  ACCESS_TYPES,
  ADDRESS_EXACTNESS,
  AMENITIES,
  AREAS,
  AREA_UNITS,
  BATHROOMS,
  BEDROOMS,
  CATEGORIES,
  COMMERCIAL_LEASE_KINDS,
  EXACT_ADDRESS,
  FLOORS,
  LISTING_TYPES,
  LONGEST_UNIT_NUMBER,
  LOT_AREAS,
  PETS_ALLOWED,
  RENT_FREQUENCIES,
  SHOWING_ACCESS,
  SMOKING,
  UTILITIES,
  assetType,
  contradictsItself,
  listingType,
} from './property.values.ts'

const ids = (items: readonly { Id: number }[]) => items.map((item) => item.Id)

export function choices(label: string, items: readonly { Id: number }[]) {
  return z
    .array(choice(label, ids(items)), { error: invalidMessage(label) })
    .max(items.length, { error: invalidMessage(label) })
    .default([])
    .transform((chosen) => [...new Set(chosen)])
}

export const petsAllowed = choices('Pets allowed', PETS_ALLOWED).refine((chosen) => !contradictsItself(chosen), {
  error: messages.petsContradict,
})
export const bedrooms = wholeNumber('Bedrooms', BEDROOMS)
export const bathrooms = steppedNumber('Bathrooms', BATHROOMS)
export const areaSize = steppedNumber('Area', AREAS)

export const MAX_MOVE_IN_FEES = 8

/** Fees of moving in that have no field of their own, such as cleaning or keys. */
const moveInFees = z
  .array(
    z.strictObject(
      { Name: requiredText('Fee', { max: 60 }), Amount: money('Amount', { allowZero: true }) },
      { error: invalidMessage('Move-in fees') },
    ),
    { error: invalidMessage('Move-in fees') },
  )
  .max(MAX_MOVE_IN_FEES, { error: invalidMessage('Move-in fees') })
  .default([])

const leaseMonths = (label: string) => optional(wholeNumber(label, { min: 1, max: 1_200 }))

/** What a lister says of a property. Rules across fields are in `propertyFields`. */
export const propertyFieldShapes = {
  CategoryId: choice('Category', Object.values(CATEGORIES)),
  AssetTypeId: choice('Property type'),
  ListingTypeId: choice('Listing type', ids(LISTING_TYPES)),
  /** For rent or lease, and for sale as well: the price is asked beside the rent. */
  AlsoForSale: z.boolean({ error: invalidMessage('Also for sale') }).default(false),
  AccessTypeId: choice('Access type', ids(ACCESS_TYPES)),
  /** The building that this is a unit of: a property of the same owner that is no unit itself. */
  ParentAssetId: optional(rowId('Building')),
  UnitNumber: optionalText('Unit', { max: LONGEST_UNIT_NUMBER }),
  /** Without one it has the title that we propose. */
  Title: optionalText('Property title', { max: 120 }),
  Description: requiredText('Description', { max: 5000, multiline: true }),
  ReferenceCode: optionalText('Reference code', { max: 64 }),

  Address1: requiredText('Address', { max: 120 }),
  Address2: optionalText('Address 2', { max: 120 }),
  City: requiredText('City', { max: 80 }),
  StateId: choice('State'),
  Zip: zip(),
  /** Where its pin was placed; null leaves it in the middle of its ZIP, and says so. */
  PinLatitude: optional(coordinate('Latitude', 90)),
  PinLongitude: optional(coordinate('Longitude', 180)),
  AddressExactness: choice('Address exactness', ids(ADDRESS_EXACTNESS)).default(EXACT_ADDRESS),

  Bedrooms: optional(bedrooms),
  Bathrooms: optional(bathrooms),
  Area: optional(areaSize),
  AreaUnitId: choice('Area unit', ids(AREA_UNITS)).default(1),
  LotArea: optional(steppedNumber('Lot area', LOT_AREAS)),
  LotAreaUnitId: choice('Lot area unit', ids(AREA_UNITS)).default(2),
  FloorNumber: optional(wholeNumber('Floor', { min: -9, max: 200 })),
  FloorsCount: optional(steppedNumber('Floors count', FLOORS)),
  YearBuilt: optional(year('Year built', { min: 1600, max: 2100 })),
  ParkingTotal: optional(wholeNumber('Parking spaces', { min: 0, max: 99_999 })),
  GarageSpaces: optional(wholeNumber('Garage spaces', { min: 0, max: 9_999 })),
  AmenityIds: choices('Amenities', AMENITIES),
  PetsAllowedIds: petsAllowed,
  SmokingId: optional(choice('Smoking', ids(SMOKING))),

  Rent: optional(money('Rent')),
  RentFrequencyId: choice('Rent frequency', ids(RENT_FREQUENCIES)).default(1),
  Advance: optional(money('Advance', { allowZero: true })),
  LastMonthUpfront: z.boolean({ error: invalidMessage("Last month's rent") }).default(false),
  ApplicationFee: optional(money('Application fee', { allowZero: true })),
  PetDeposit: optional(money('Pet deposit', { allowZero: true })),
  /** A month. */
  PetRent: optional(money('Pet rent', { allowZero: true })),
  MoveInFees: moveInFees,
  RentIncludesIds: choices('Rent includes', UTILITIES),
  TenantPaysIds: choices('Tenant pays', UTILITIES),
  MinLeaseMonths: leaseMonths('Shortest lease'),
  MaxLeaseMonths: leaseMonths('Longest lease'),
  AvailableOn: optional(date('Available date')),

  Price: optional(money('Price')),
  HoaFee: optional(money('HOA fee', { allowZero: true })),
  HoaFrequencyId: choice('HOA frequency', ids(RENT_FREQUENCIES)).default(1),
  TaxAnnual: optional(money('Property tax', { allowZero: true })),
  TaxYear: optional(year('Tax year', { min: 1900, max: 2100 })),
  /** A year. The capitalization rate follows from it and the price. */
  NetOperatingIncome: optional(money('Net operating income', { allowZero: true })),

  LeaseKindId: optional(choice('Lease kind', ids(COMMERCIAL_LEASE_KINDS))),
  Zoning: optionalText('Zoning', { max: 80 }),
  PermittedUse: optionalText('Permitted use', { max: 500, multiline: true }),
  /** A square foot and year, as commercial rents are quoted. */
  LeaseRate: optional(money('Lease rate')),
  /** A square foot and year. */
  CamCharges: optional(money('CAM charges', { allowZero: true })),
  /** A square foot, once. */
  ImprovementAllowance: optional(money('Improvement allowance', { allowZero: true })),
  /** Feet. */
  CeilingHeight: optional(steppedNumber('Ceiling height', { min: 1, max: 500, step: 0.1 })),
  LoadingDocks: optional(wholeNumber('Loading docks', { min: 0, max: 999 })),
  Power: optionalText('Power', { max: 120 }),

  VirtualTourUrl: optionalWebsite('Virtual tour'),
  ParcelNumber: optionalText('Parcel number', { max: 60 }),
  ShowingAccessId: optional(choice('Showing access', ids(SHOWING_ACCESS))),
  ShowingInstructions: optionalText('Showing instructions', { max: 1000, multiline: true }),
  PrivateRemarks: optionalText('Private remarks', { max: 2000, multiline: true }),
}

/** Rules across fields; each names the field it is shown at. */
export function checkPropertyFields(
  fields: {
    CategoryId: number
    AssetTypeId: number
    ListingTypeId: number
    Rent?: string | null
    Price?: string | null
    Bedrooms?: number | null
    Bathrooms?: number | null
    Area?: number | null
    AlsoForSale?: boolean
    MinLeaseMonths?: number | null
    MaxLeaseMonths?: number | null
    ParentAssetId?: string | null
    UnitNumber?: string | null
    PinLatitude?: number | null
    PinLongitude?: number | null
  },
  report: (field: string, message: string) => void,
): void {
  const type = assetType(fields.AssetTypeId)
  const listing = listingType(fields.ListingTypeId)
  if (type?.CategoryId !== fields.CategoryId) report('AssetTypeId', invalidMessage('Property type'))
  if (!listing?.categories.includes(fields.CategoryId as never)) report('ListingTypeId', invalidMessage('Listing type'))
  if (listing?.asks === 'rent' && !fields.Rent) report('Rent', emptyMessage('Rent'))
  if ((listing?.asks === 'price' || fields.AlsoForSale) && !fields.Price) report('Price', emptyMessage('Price'))
  if (fields.MinLeaseMonths && fields.MaxLeaseMonths && fields.MinLeaseMonths > fields.MaxLeaseMonths) {
    report('MaxLeaseMonths', 'Longest lease should not be shorter than shortest lease.')
  }
  const [hasLatitude, hasLongitude] = [fields.PinLatitude ?? null, fields.PinLongitude ?? null].map((part) => part !== null)
  if (hasLatitude && !hasLongitude) report('PinLongitude', emptyMessage('Longitude'))
  if (hasLongitude && !hasLatitude) report('PinLatitude', emptyMessage('Latitude'))
  if (fields.ParentAssetId && !fields.UnitNumber) report('UnitNumber', emptyMessage('Unit'))
  if (fields.CategoryId === CATEGORIES.Commercial && !fields.Area) report('Area', emptyMessage('Area'))
  if (type?.hasRooms) {
    if (fields.Bedrooms === null || fields.Bedrooms === undefined) report('Bedrooms', emptyMessage('Bedrooms'))
    if (fields.Bathrooms === null || fields.Bathrooms === undefined) report('Bathrooms', emptyMessage('Bathrooms'))
  }
}

/** The object of property fields with extra fields of a call, and the rules across them. */
export function propertyInput<Extra extends z.ZodRawShape>(extra: Extra) {
  return z.strictObject({ ...propertyFieldShapes, ...extra }).superRefine((fields, context) => {
    checkPropertyFields(fields as never, (field, message) => context.addIssue({ code: 'custom', path: [field], message }))
  })
}
