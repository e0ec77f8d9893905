import { z } from 'zod'
import { OpeningTime } from '../../people/businesses/opening-time.schemas.ts'
import { PublicBrand } from '../../platform/branding/branding.schemas.ts'

/** Counted up to here; beyond it reads "1,000+". */
export const MOST_LISTINGS_COUNTED = 1_000

/** An agent or a business as the directory shows them. */
export const AgentCard = z
  .object({
    ProfileId: z.guid(),
    /** Whose page it is: that of an agent or of an owner. */
    ProfileType: z.enum(['Owner', 'Agent']),
    /** Of a business, in words; null for people. */
    BusinessType: z.string().nullable(),
    Name: z.string(),
    PicPath: z.string().nullable(),
    CompanyName: z.string().nullable(),
    Categories: z.array(z.string()),
    City: z.string().nullable(),
    StateCode: z.string().nullable(),
    ServiceRadiusMiles: z.int(),
    YearsExperience: z.int().nullable(),
    /** On the market now; one more than `MOST_LISTINGS_COUNTED` means more than that. */
    ListingsCount: z.int(),
    /** From the place that was searched. */
    DistanceMiles: z.number().nullable(),
  })
  .meta({ id: 'AgentCard' })
export type AgentCard = z.infer<typeof AgentCard>

/** Members of a business whom its page shows at most. */
export const MOST_OF_A_TEAM = 50

/** As pictures of homes are told: said again, since what this file imports, the first pages load. */
const BusinessPicture = z.object({
  ImageId: z.guid(),
  Caption: z.string().nullable(),
  AltText: z.string(),
  Width: z.int(),
  Height: z.int(),
  Placeholder: z.string().nullable(),
  Sizes: z.array(z.object({ Width: z.int(), Webp: z.string(), Avif: z.string() })),
})

/** What a listed business says of itself and other profiles do not: nothing that it keeps to its members. */
export const PublicBusiness = z
  .object({
    BusinessId: z.guid(),
    Type: z.enum(['brokerage', 'management', 'landlord', 'developer', 'services']),
    LegalName: z.string().nullable(),
    DbaName: z.string().nullable(),
    Description: z.string().nullable(),
    Images: z.array(BusinessPicture),
    License: z.object({ Number: z.string(), StateCode: z.string().nullable(), ExpiresOn: z.iso.date().nullable() }).nullable(),
    ServiceAreas: z.array(z.object({ City: z.string(), StateCode: z.string() })),
    Hours: z.array(OpeningTime),
    /** Of its city, in which its hours are meant. */
    TimeZone: z.string().nullable(),
    Phone: z.string().nullable(),
    Email: z.string().nullable(),
    Website: z.string().nullable(),
    Street: z.string().nullable(),
    Zip: z.string().nullable(),
    /** All of the address in one line. */
    AddressLine: z.string().nullable(),
    /** Members who agreed to be shown, those who have been there longest first. */
    Team: z.array(z.object({ Name: z.string(), Title: z.string().nullable(), PicPath: z.string().nullable() })),
  })
  .meta({ id: 'PublicBusiness' })
export type PublicBusiness = z.infer<typeof PublicBusiness>

/** The page of an agent or an owner: what they chose to show, and nothing else. */
export const PublicProfile = AgentCard.omit({ DistanceMiles: true }).extend({
  AccountType: z.string(),
  About: z.string().nullable(),
  AboutCompany: z.string().nullable(),
  Website: z.string().nullable(),
  LicenseNumber: z.string().nullable(),
  LicenseStateCode: z.string().nullable(),
  Languages: z.array(z.string()),
  /** Shown by their own choice; a business has its own below. */
  Phone: z.string().nullable(),
  Email: z.string().nullable(),
  PlaceLine: z.string().nullable(),
  MemberSince: z.iso.date(),
  /** Their own design, where they have one. */
  Brand: PublicBrand.nullable(),
  /** Null for people. */
  Business: PublicBusiness.nullable(),
})
export type PublicProfile = z.infer<typeof PublicProfile>
