import { z } from 'zod'
import { AGENT_SCOPES } from '../../rpc/access.ts'
import { describedFacts, ownFacts } from '../fields/told-fields.ts'
import { OCCUPANCIES, OFF_BOOKS_REASONS } from './occupancy.ts'

/** Addresses of one picture by width in pixels, in both formats. */
const ImageSizes = z.array(z.object({ Width: z.int(), Webp: z.string(), Avif: z.string() }))

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

/** What a home is today, and the day that belongs to it (`occupancyOf`). */
export const Occupancy = z.object({ Status: z.enum(OCCUPANCIES), Day: z.iso.date().nullable() }).meta({ id: 'Occupancy' })
export type Occupancy = z.infer<typeof Occupancy>

/** Who lives in a home by its leases of today, or where there is none by the next one. */
export const HomeLease = z
  .object({
    AssetId: z.guid(),
    /** Of several, as in a shared room, the one that ends first. */
    LeaseId: z.guid(),
    Tenants: z.array(z.string()),
    StartsOn: z.iso.date(),
    EndsOn: z.iso.date().nullable(),
    /** Of all of them. */
    MonthlyRent: z.string(),
  })
  .meta({ id: 'HomeLease' })
export type HomeLease = z.infer<typeof HomeLease>

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
    BuildingAddressLine: z.string().nullable(),
    UnitNumber: z.string().nullable(),
    /** Its own units, where it is a building; those that are for lease or leased, and those in which someone lives. */
    UnitsCount: z.int(),
    UnitsForLease: z.int(),
    UnitsOccupied: z.int(),
    /** Null for a building with units: they have one each. */
    Occupancy: Occupancy.nullable(),
    OffBooksReason: z.enum(OFF_BOOKS_REASONS).nullable(),
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

/** The same with its lease, for the one who manages it; null where no one lives there or is to come, and for others. */
export const ManagedAssetCard = UserAssetCard.extend({ Lease: HomeLease.nullable() }).meta({ id: 'ManagedAssetCard' })
export type ManagedAssetCard = z.infer<typeof ManagedAssetCard>

/** What the units of a building come to. Rents are by the month; a unit that is only for sale has none. */
export const UnitTotals = z
  .object({
    Count: z.int(),
    Listed: z.int(),
    /** Free to be listed, and nothing is missing. */
    Ready: z.int(),
    /** Free to be listed, with a required check open. Leased ones need nothing. */
    NotReady: z.int(),
    /** For lease, or leased. */
    ForLease: z.int(),
    /** Someone lives there. */
    Occupied: z.int(),
    Vacant: z.int(),
    /** What is asked for the vacant ones. */
    VacantRentSum: z.string().nullable(),
    RentSum: z.string().nullable(),
    RentMin: z.string().nullable(),
    RentMax: z.string().nullable(),
    BedroomsMin: z.int().nullable(),
    BedroomsMax: z.int().nullable(),
  })
  .meta({ id: 'UnitTotals' })
export type UnitTotals = z.infer<typeof UnitTotals>

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
    /** Null for a building with units: they have one each. */
    Occupancy: Occupancy.nullable(),
    OffBooksReason: z.enum(OFF_BOOKS_REASONS).nullable(),
    /** The building that it is a unit of. */
    Building: z.object({ AssetId: z.guid(), Title: z.string(), AddressLine: z.string().nullable() }).nullable(),
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
    ...ownFacts,
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
