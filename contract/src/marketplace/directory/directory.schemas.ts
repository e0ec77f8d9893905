import { z } from 'zod'

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

/** The page of an agent or an owner: what they chose to show, and nothing else. */
export const PublicProfile = AgentCard.omit({ DistanceMiles: true }).extend({
  AccountType: z.string(),
  About: z.string().nullable(),
  AboutCompany: z.string().nullable(),
  Website: z.string().nullable(),
  LicenseNumber: z.string().nullable(),
  LicenseStateCode: z.string().nullable(),
  Languages: z.array(z.string()),
  /** Shown by their own choice. */
  Phone: z.string().nullable(),
  Email: z.string().nullable(),
  PlaceLine: z.string().nullable(),
  MemberSince: z.iso.date(),
})
export type PublicProfile = z.infer<typeof PublicProfile>
