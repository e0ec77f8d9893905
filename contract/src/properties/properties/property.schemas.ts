import { z } from 'zod'
import { AGENT_SCOPES } from '../../rpc/access.ts'
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
import { ImageSizes } from '../images/image.schemas.ts'
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
  UnitNumber: optionalText('Unit', { max: 20 }),
  Title: requiredText('Property title', { max: 120 }),
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

/** One picture as a page shows it. */
export const AssetImage = z
  .object({
    ImageId: z.guid(),
    Caption: z.string().nullable(),
    AltText: z.string(),
    /** What it shows: a number of `IMAGE_ROOMS`. */
    RoomId: z.int().nullable(),
    IsPrimary: z.boolean(),
    Width: z.int(),
    Height: z.int(),
    /** A ThumbHash in base64: what is painted until the picture has come. */
    Placeholder: z.string().nullable(),
    Sizes: ImageSizes,
  })
  .meta({ id: 'AssetImage' })
export type AssetImage = z.infer<typeof AssetImage>

/** A property in its owner's list. */
export const UserAssetCard = z
  .object({
    AssetId: z.guid(),
    Title: z.string(),
    ReferenceCode: z.string().nullable(),
    CategoryId: z.int(),
    AssetTypeId: z.int(),
    AssetType: z.string(),
    ListingTypeId: z.int(),
    ListingType: z.string(),
    Amount: z.string().nullable(),
    RentFrequencyId: z.int().nullable(),
    Bedrooms: z.int().nullable(),
    Bathrooms: z.number().nullable(),
    AddressLine: z.string().nullable(),
    City: z.string(),
    StateCode: z.string(),
    Zip: z.string().nullable(),
    AlsoForSale: z.boolean(),
    /** Null unless it is for sale as well. */
    Price: z.string().nullable(),
    ParentAssetId: z.guid().nullable(),
    /** Of the building that it is a unit of. */
    BuildingTitle: z.string().nullable(),
    UnitNumber: z.string().nullable(),
    /** Its own units, where it is a building. */
    UnitsCount: z.int(),
    IsListed: z.boolean(),
    ListedAt: z.iso.datetime().nullable(),
    /** Where the property stands: days of its listing are days there. */
    TimeZone: z.string(),
    /** When the listing ends unless it is renewed. */
    ExpiresAt: z.iso.datetime().nullable(),
    /** Why it left the market (a key of `UNLIST_REASONS`, or `expired`), and when; null while it is there and before. */
    UnlistedReason: z.string().nullable(),
    UnlistedAt: z.iso.datetime().nullable(),
    /** How many required checks are still open before it can be listed. */
    OpenChecks: z.int(),
    ImagesCount: z.int(),
    Image: AssetImage.nullable(),
    UpdatedAt: z.iso.datetime(),
  })
  .meta({ id: 'UserAssetCard' })
export type UserAssetCard = z.infer<typeof UserAssetCard>

/** The same in the list of the profile that manages it. */
export const ManagedAssetCard = UserAssetCard.extend({
  /** The last day of its last lease, where homes are listed whose lease ends soon; else null. */
  LeaseEndsOn: z.iso.date().nullable(),
}).meta({ id: 'ManagedAssetCard' })
export type ManagedAssetCard = z.infer<typeof ManagedAssetCard>

/** What the units of a building come to. Rents are by the month; a unit that is only for sale has none. */
export const UnitTotals = z
  .object({
    Count: z.int(),
    Listed: z.int(),
    /** Not listed, and nothing is missing. */
    Ready: z.int(),
    /** Not listed, with a required check open. */
    NotReady: z.int(),
    /** Listed, and free today. */
    FreeNow: z.int(),
    RentSum: z.string().nullable(),
    RentMin: z.string().nullable(),
    RentMax: z.string().nullable(),
    BedroomsMin: z.int().nullable(),
    BedroomsMax: z.int().nullable(),
  })
  .meta({ id: 'UnitTotals' })
export type UnitTotals = z.infer<typeof UnitTotals>

/** What owner and stranger are told alike. */
export const describedFacts = {
  LotArea: z.number().nullable(),
  LotAreaUnitId: z.int(),
  FloorNumber: z.int().nullable(),
  FloorsCount: z.number().nullable(),
  YearBuilt: z.int().nullable(),
  ParkingTotal: z.int().nullable(),
  GarageSpaces: z.int().nullable(),
  Advance: z.string().nullable(),
  LastMonthUpfront: z.boolean(),
  ApplicationFee: z.string().nullable(),
  PetDeposit: z.string().nullable(),
  /** A month. */
  PetRent: z.string().nullable(),
  MoveInFees: z.array(z.object({ Name: z.string(), Amount: z.string() })),
  MinLeaseMonths: z.int().nullable(),
  MaxLeaseMonths: z.int().nullable(),
  HoaFee: z.string().nullable(),
  HoaFrequencyId: z.int(),
  TaxAnnual: z.string().nullable(),
  TaxYear: z.int().nullable(),
  /** A year. */
  NetOperatingIncome: z.string().nullable(),
  Zoning: z.string().nullable(),
  PermittedUse: z.string().nullable(),
  /** A square foot and year, as are `CamCharges`. */
  LeaseRate: z.string().nullable(),
  CamCharges: z.string().nullable(),
  ImprovementAllowance: z.string().nullable(),
  /** Feet. */
  CeilingHeight: z.number().nullable(),
  LoadingDocks: z.int().nullable(),
  Power: z.string().nullable(),
  VirtualTourUrl: z.string().nullable(),
}

/** A property as its owner edits it: every field of the form, plus state. */
export const UserAssetDetails = z
  .object({
    ...describedFacts,
    /** How the caller stands to it; partners read only. */
    Relation: z.enum(['manager', 'partner', 'agent']),
    /** What the assignment of an agent covers; empty for others. */
    Scopes: z.array(z.enum(AGENT_SCOPES)),
    /** Who manages it, and who strangers turn to about its listing. */
    ManagedBy: z.object({ ProfileId: z.guid(), Name: z.string(), PicPath: z.string().nullable() }),
    ListingContact: z.object({ ProfileId: z.guid(), Name: z.string() }),
    AssetId: z.guid(),
    /** Goes back with EditAssetInformation, so that two editors cannot overwrite each other unseen. */
    Version: z.int(),
    CategoryId: z.int(),
    AssetTypeId: z.int(),
    AssetType: z.string(),
    ListingTypeId: z.int(),
    ListingType: z.string(),
    AlsoForSale: z.boolean(),
    AccessTypeId: z.int(),
    AccessType: z.string(),
    ParentAssetId: z.guid().nullable(),
    /** The building that it is a unit of. */
    Building: z.object({ AssetId: z.guid(), Title: z.string() }).nullable(),
    /** Null unless it is a building with units. */
    Units: UnitTotals.nullable(),
    UnitNumber: z.string().nullable(),
    Title: z.string(),
    Description: z.string().nullable(),
    ReferenceCode: z.string().nullable(),
    Address1: z.string().nullable(),
    Address2: z.string().nullable(),
    City: z.string(),
    StateId: z.int(),
    StateCode: z.string(),
    Zip: z.string().nullable(),
    AddressExactness: z.int(),
    Latitude: z.number().nullable(),
    Longitude: z.number().nullable(),
    /** The same point, where someone has placed it; null while it is the middle of ZIP or city. */
    PinLatitude: z.number().nullable(),
    PinLongitude: z.number().nullable(),
    TimeZone: z.string(),
    Bedrooms: z.int().nullable(),
    Bathrooms: z.number().nullable(),
    Area: z.number().nullable(),
    AreaUnitId: z.int(),
    AmenityIds: z.array(z.int()),
    PetsAllowedIds: z.array(z.int()),
    SmokingId: z.int().nullable(),
    Rent: z.string().nullable(),
    RentFrequencyId: z.int(),
    RentIncludesIds: z.array(z.int()),
    TenantPaysIds: z.array(z.int()),
    AvailableOn: z.iso.date().nullable(),
    Price: z.string().nullable(),
    LeaseKindId: z.int().nullable(),
    ParcelNumber: z.string().nullable(),
    ShowingAccessId: z.int().nullable(),
    ShowingInstructions: z.string().nullable(),
    PrivateRemarks: z.string().nullable(),
    IsListed: z.boolean(),
    ListedAt: z.iso.datetime().nullable(),
    /** When the listing ends unless it is renewed. */
    ExpiresAt: z.iso.datetime().nullable(),
    /** Why it left the market (a key of `UNLIST_REASONS`, or `expired`), and when; null while it is there and before. */
    UnlistedReason: z.string().nullable(),
    UnlistedAt: z.iso.datetime().nullable(),
    Imported: z.boolean(),
    CreatedAt: z.iso.datetime(),
    UpdatedAt: z.iso.datetime(),
    Images: z.array(AssetImage),
    Checks: z.array(
      z.object({
        Code: z.string(),
        Text: z.string(),
        Passed: z.boolean(),
        Required: z.boolean(),
        /** What was found, where that says more than the text. */
        Detail: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'UserAssetDetails' })
export type UserAssetDetails = z.infer<typeof UserAssetDetails>
