import { z } from 'zod'
import { AssetImage } from '../properties/property.schemas.ts'

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
    /** Null where the owner names no day. */
    AvailableOn: z.iso.date().nullable(),
    ListedAt: z.iso.datetime(),
    /** Miles from the searched place, when there is one. */
    DistanceMiles: z.number().nullable(),
    Image: AssetImage.nullable(),
  })
  .meta({ id: 'ListingCard' })
export type ListingCard = z.infer<typeof ListingCard>

/** A listed property as a stranger sees it. */
export const ListingDetails = ListingCard.extend({
  Description: z.string().nullable(),
  AccessTypeId: z.int(),
  AccessType: z.string(),
  AddressExactness: z.int(),
  /** Everything it is offered for, the first being the one that the rest of this object speaks of. */
  Offers: z.array(z.object({ ListingTypeId: z.int(), ListingType: z.string(), Amount: z.string(), RentFrequencyId: z.int().nullable() })),
  UnitNumber: z.string().nullable(),
  LotArea: z.number().nullable(),
  LotAreaUnitId: z.int(),
  FloorNumber: z.int().nullable(),
  FloorsCount: z.int().nullable(),
  YearBuilt: z.int().nullable(),
  ParkingTotal: z.int().nullable(),
  GarageSpaces: z.int().nullable(),
  Features: z.array(z.object({ Group: z.string(), Items: z.array(z.string()) })),
  PetsAllowed: z.array(z.string()),
  Smoking: z.string().nullable(),
  Advance: z.string().nullable(),
  LastMonthUpfront: z.boolean(),
  ApplicationFee: z.string().nullable(),
  PetDeposit: z.string().nullable(),
  /** A month. */
  PetRent: z.string().nullable(),
  MoveInFees: z.array(z.object({ Name: z.string(), Amount: z.string() })),
  RentIncludes: z.array(z.string()),
  TenantPays: z.array(z.string()),
  MinLeaseMonths: z.int().nullable(),
  MaxLeaseMonths: z.int().nullable(),
  HoaFee: z.string().nullable(),
  HoaFrequencyId: z.int(),
  TaxAnnual: z.string().nullable(),
  TaxYear: z.int().nullable(),
  /** A year. */
  NetOperatingIncome: z.string().nullable(),
  /** Percent, two decimals: net operating income by price. */
  CapRate: z.number().nullable(),
  LeaseKind: z.string().nullable(),
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
  Images: z.array(AssetImage),
  ListedBy: z.object({
    ProfileId: z.guid(),
    Name: z.string(),
    ProfileType: z.string(),
    PicPath: z.string().nullable(),
    /** Whether they have a public page of their own. */
    HasPage: z.boolean(),
  }),
}).meta({ id: 'ListingDetails' })
export type ListingDetails = z.infer<typeof ListingDetails>
