import { z } from 'zod'
import { choice, date, money, optional, optionalText, requiredText, steppedNumber, wholeNumber, zip } from '../../values/fields.ts'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { ImageSizes } from '../images/image.schemas.ts'
import {
  ACCESS_TYPES,
  ADDRESS_EXACTNESS,
  AMENITIES,
  AREA_UNITS,
  CATEGORIES,
  COMMERCIAL_LEASE_KINDS,
  EXACT_ADDRESS,
  LISTING_TYPES,
  PETS_ALLOWED,
  RENT_FREQUENCIES,
  assetType,
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

export const bedrooms = wholeNumber('Bedrooms', { min: 0, max: 99 })
export const bathrooms = steppedNumber('Bathrooms', { min: 0, max: 99, step: 0.5 })
export const areaSize = steppedNumber('Area', { min: 0.01, max: 100_000_000, step: 0.01 })

/** What a lister says of a property. Rules across fields are in `propertyFields`. */
export const propertyFieldShapes = {
  CategoryId: choice('Category', Object.values(CATEGORIES)),
  AssetTypeId: choice('Property type'),
  ListingTypeId: choice('Listing type', ids(LISTING_TYPES)),
  AccessTypeId: choice('Access type', ids(ACCESS_TYPES)),
  Title: requiredText('Property title', { max: 120 }),
  Description: requiredText('Description', { max: 5000, multiline: true }),
  ReferenceCode: optionalText('Reference code', { max: 64 }),

  Address1: requiredText('Address', { max: 120 }),
  Address2: optionalText('Address 2', { max: 120 }),
  City: requiredText('City', { max: 80 }),
  StateId: choice('State'),
  Zip: zip(),
  AddressExactness: choice('Address exactness', ids(ADDRESS_EXACTNESS)).default(EXACT_ADDRESS),

  Bedrooms: optional(bedrooms),
  Bathrooms: optional(bathrooms),
  Area: optional(areaSize),
  AreaUnitId: choice('Area unit', ids(AREA_UNITS)).default(1),
  FloorsCount: optional(wholeNumber('Floors count', { min: 1, max: 200 })),
  YearBuilt: optional(wholeNumber('Year built', { min: 1600, max: 2100 })),
  ParkingTotal: optional(wholeNumber('Parking spaces', { min: 0, max: 99_999 })),
  AmenityIds: choices('Amenities', AMENITIES),
  PetsAllowedIds: choices('Pets allowed', PETS_ALLOWED),

  Rent: optional(money('Rent')),
  RentFrequencyId: choice('Rent frequency', ids(RENT_FREQUENCIES)).default(1),
  Advance: optional(money('Advance', { allowZero: true })),
  Price: optional(money('Price')),
  AvailableOn: optional(date('Available date')),

  LeaseKindId: optional(choice('Lease kind', ids(COMMERCIAL_LEASE_KINDS))),
  Zoning: optionalText('Zoning', { max: 80 }),
  PermittedUse: optionalText('Permitted use', { max: 500, multiline: true }),
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
  },
  report: (field: string, message: string) => void,
): void {
  const type = assetType(fields.AssetTypeId)
  const listing = listingType(fields.ListingTypeId)
  if (type?.CategoryId !== fields.CategoryId) report('AssetTypeId', invalidMessage('Property type'))
  if (!listing?.categories.includes(fields.CategoryId as never)) report('ListingTypeId', invalidMessage('Listing type'))
  if (listing?.asks === 'rent' && !fields.Rent) report('Rent', emptyMessage('Rent'))
  if (listing?.asks === 'price' && !fields.Price) report('Price', emptyMessage('Price'))
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
export const AssetImage = z.object({
  ImageId: z.guid(),
  Caption: z.string().nullable(),
  AltText: z.string(),
  IsPrimary: z.boolean(),
  Width: z.int(),
  Height: z.int(),
  /** A ThumbHash in base64: what is painted until the picture has come. */
  Placeholder: z.string().nullable(),
  Sizes: ImageSizes,
})
export type AssetImage = z.infer<typeof AssetImage>

/** A property in a list of search results: public facts only. */
export const ListingCard = z.object({
  AssetId: z.guid(),
  Title: z.string(),
  CategoryId: z.int(),
  AssetTypeId: z.int(),
  AssetType: z.string(),
  ListingTypeId: z.int(),
  ListingType: z.string(),
  /** The rent or the price, whichever the listing asks. */
  Amount: z.string(),
  /** Null for a price. */
  RentFrequencyId: z.int().nullable(),
  Bedrooms: z.int().nullable(),
  Bathrooms: z.number().nullable(),
  Area: z.number().nullable(),
  AreaUnitId: z.int(),
  /** As exact as the owner chose. */
  AddressLine: z.string().nullable(),
  City: z.string(),
  StateCode: z.string(),
  Zip: z.string().nullable(),
  Latitude: z.number().nullable(),
  Longitude: z.number().nullable(),
  ListedAt: z.iso.datetime(),
  /** Miles from the searched place, when there is one. */
  DistanceMiles: z.number().nullable(),
  Image: AssetImage.nullable(),
})
export type ListingCard = z.infer<typeof ListingCard>

/** A listed property as a stranger sees it. */
export const ListingDetails = ListingCard.extend({
  Description: z.string().nullable(),
  AccessTypeId: z.int(),
  AccessType: z.string(),
  AddressExactness: z.int(),
  FloorsCount: z.int().nullable(),
  YearBuilt: z.int().nullable(),
  ParkingTotal: z.int().nullable(),
  Amenities: z.array(z.string()),
  PetsAllowed: z.array(z.string()),
  Advance: z.string().nullable(),
  AvailableOn: z.iso.date().nullable(),
  LeaseKind: z.string().nullable(),
  Zoning: z.string().nullable(),
  PermittedUse: z.string().nullable(),
  Images: z.array(AssetImage),
  ListedBy: z.object({
    ProfileId: z.guid(),
    Name: z.string(),
    ProfileType: z.string(),
    PicPath: z.string().nullable(),
    /** Whether they have a public page of their own. */
    HasPage: z.boolean(),
  }),
})
export type ListingDetails = z.infer<typeof ListingDetails>

/** A property in its owner's list. */
export const UserAssetCard = z.object({
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
  IsListed: z.boolean(),
  ListedAt: z.iso.datetime().nullable(),
  /** How many required checks are still open before it can be listed. */
  OpenChecks: z.int(),
  ImagesCount: z.int(),
  Image: AssetImage.nullable(),
  UpdatedAt: z.iso.datetime(),
})
export type UserAssetCard = z.infer<typeof UserAssetCard>

/** A property as its owner edits it: every field of the form, plus state. */
export const UserAssetDetails = z.object({
  AssetId: z.guid(),
  /** Goes back with EditAssetInformation, so that two editors cannot overwrite each other unseen. */
  Version: z.int(),
  CategoryId: z.int(),
  AssetTypeId: z.int(),
  AssetType: z.string(),
  ListingTypeId: z.int(),
  ListingType: z.string(),
  AccessTypeId: z.int(),
  AccessType: z.string(),
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
  TimeZone: z.string(),
  Bedrooms: z.int().nullable(),
  Bathrooms: z.number().nullable(),
  Area: z.number().nullable(),
  AreaUnitId: z.int(),
  FloorsCount: z.int().nullable(),
  YearBuilt: z.int().nullable(),
  ParkingTotal: z.int().nullable(),
  AmenityIds: z.array(z.int()),
  PetsAllowedIds: z.array(z.int()),
  Rent: z.string().nullable(),
  RentFrequencyId: z.int(),
  Advance: z.string().nullable(),
  Price: z.string().nullable(),
  AvailableOn: z.iso.date().nullable(),
  LeaseKindId: z.int().nullable(),
  Zoning: z.string().nullable(),
  PermittedUse: z.string().nullable(),
  PrivateRemarks: z.string().nullable(),
  IsListed: z.boolean(),
  ListedAt: z.iso.datetime().nullable(),
  Imported: z.boolean(),
  CreatedAt: z.iso.datetime(),
  UpdatedAt: z.iso.datetime(),
  Images: z.array(AssetImage),
  Checks: z.array(z.object({ Code: z.string(), Text: z.string(), Passed: z.boolean(), Required: z.boolean() })),
})
export type UserAssetDetails = z.infer<typeof UserAssetDetails>
