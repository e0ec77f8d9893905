import { z } from 'zod'
import { PublicBrand } from '../../platform/branding/branding.schemas.ts'
import { chosenTexts, describedFacts } from '../../properties/fields/told-fields.ts'
import { AssetImage } from '../../properties/properties/property.schemas.ts'

/** Degrees; west is greater than east where the area crosses the date line. */
export const MapArea = z.object({ South: z.number(), West: z.number(), North: z.number(), East: z.number() })

/** A property in a list of search results: public facts only. */
export const ListingCard = z
  .object({
    /** Of this offer: a home for rent and for sale is found as two. */
    OfferId: z.guid(),
    AssetId: z.guid(),
    Title: z.string(),
    CategoryId: z.int(),
    AssetTypeId: z.int(),
    AssetType: z.string(),
    ListingTypeId: z.int(),
    ListingType: z.string(),
    /** The rent or the price, whichever the listing asks. */
    Amount: z.string(),
    /** What it asked before `AmountChangedAt`; null where it never changed. */
    PreviousAmount: z.string().nullable(),
    AmountChangedAt: z.iso.datetime().nullable(),
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
    /** Whether the lister has placed the pin; else it stands in the middle of ZIP or city. */
    IsPinPlaced: z.boolean(),
    /** Null where the owner names no day. */
    AvailableOn: z.iso.date().nullable(),
    ListedAt: z.iso.datetime(),
    /** Miles from the searched place, when there is one. */
    DistanceMiles: z.number().nullable(),
    Image: AssetImage.nullable(),
  })
  .meta({ id: 'ListingCard' })
export type ListingCard = z.infer<typeof ListingCard>

/** The wire has it further behind than the others. */
const { LeaseKind, ...chosen } = chosenTexts

/** A listed property as a stranger sees it. */
export const ListingDetails = ListingCard.extend({
  ...describedFacts,
  Description: z.string().nullable(),
  AccessTypeId: z.int(),
  AccessType: z.string(),
  AddressExactness: z.int(),
  /** Everything it is offered for, the first being the one that the rest of this object speaks of. */
  Offers: z.array(z.object({ ListingTypeId: z.int(), ListingType: z.string(), Amount: z.string(), RentFrequencyId: z.int().nullable() })),
  UnitNumber: z.string().nullable(),
  Features: z.array(z.object({ Group: z.string(), Items: z.array(z.string()) })),
  ...chosen,
  /** Percent, two decimals: net operating income by price. */
  CapRate: z.number().nullable(),
  LeaseKind,
  Images: z.array(AssetImage),
  ListedBy: z.object({
    ProfileId: z.guid(),
    Name: z.string(),
    ProfileType: z.string(),
    PicPath: z.string().nullable(),
    /** Whether they have a public page of their own. */
    HasPage: z.boolean(),
  }),
  /** The design of its manager; null where they have none of their own. */
  Brand: PublicBrand.nullable(),
}).meta({ id: 'ListingDetails' })
export type ListingDetails = z.infer<typeof ListingDetails>
