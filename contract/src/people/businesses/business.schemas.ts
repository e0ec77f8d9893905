import { z } from 'zod'
import { AREAS, LEVELS } from '../../rpc/permissions.ts'
import { BUSINESS_STATUSES, BUSINESS_TYPES, MEMBER_STATUSES } from './business.values.ts'
import { OpeningTime } from './opening-time.schemas.ts'

export const RightsTable = z.record(z.enum(AREAS), z.enum(LEVELS))

export const BusinessItem = z.object({
  BusinessId: z.guid(),
  /** As which a member acts for it. */
  ProfileId: z.guid(),
  Name: z.string(),
  LogoPath: z.string().nullable(),
  Type: z.enum(BUSINESS_TYPES),
  TypeName: z.string(),
  ProfileType: z.string(),
  Status: z.enum(BUSINESS_STATUSES),
  City: z.string().nullable(),
  StateCode: z.string().nullable(),
  /** Of the reader. */
  Role: z.string(),
  IsAdministrator: z.boolean(),
  /** Both null where the role of the reader does not see who is a member. */
  MembersCount: z.int().nullable(),
  InvitationsCount: z.int().nullable(),
})
export type BusinessItem = z.infer<typeof BusinessItem>

export const BusinessImage = z.object({
  ImageId: z.guid(),
  Width: z.int(),
  Height: z.int(),
  ThumbHash: z.string(),
  /** Its addresses by width in pixels, in both formats. */
  Sizes: z.array(z.object({ Width: z.int(), Webp: z.string(), Avif: z.string() })),
  Caption: z.string().nullable(),
  AltText: z.string().nullable(),
})
export type BusinessImage = z.infer<typeof BusinessImage>

export const ServiceArea = z.object({ City: z.string(), StateId: z.int(), StateCode: z.string() })

export const BusinessDetails = BusinessItem.extend({
  Version: z.int(),
  LegalName: z.string().nullable(),
  DbaName: z.string().nullable(),
  /** The last four digits; null where there is none. */
  EinLast4: z.string().nullable(),
  LicenseNumber: z.string().nullable(),
  LicenseStateId: z.int().nullable(),
  LicenseStateCode: z.string().nullable(),
  LicenseExpiresOn: z.iso.date().nullable(),
  Description: z.string().nullable(),
  Phone: z.string().nullable(),
  Email: z.string().nullable(),
  Website: z.string().nullable(),
  Address1: z.string().nullable(),
  Address2: z.string().nullable(),
  StateId: z.int().nullable(),
  Zip: z.string().nullable(),
  ServiceAreas: z.array(ServiceArea),
  CategoryIds: z.array(z.int()),
  Categories: z.array(z.string()),
  Hours: z.array(OpeningTime),
  Images: z.array(BusinessImage),
  /** What is missing before strangers can find it, by field, in words; empty where it can be listed. */
  Missing: z.record(z.string(), z.string()),
  ListedAt: z.iso.datetime().nullable(),
  CreatedAt: z.iso.datetime(),
  /** Whether the reader shows on its page. */
  IsShown: z.boolean(),
  /** Homes of the founder that are still on their way; null where all are here. */
  MovingIn: z.object({ Done: z.int(), All: z.int() }).nullable(),
})
export type BusinessDetails = z.infer<typeof BusinessDetails>

export const MemberItem = z.object({
  MemberId: z.guid(),
  BusinessId: z.guid(),
  Business: z.string(),
  Name: z.string().nullable(),
  Email: z.string(),
  PicPath: z.string().nullable(),
  Title: z.string().nullable(),
  /** A built-in role by its name, one of the business by its id. */
  RoleKey: z.string(),
  Role: z.string(),
  IsAdministrator: z.boolean(),
  IsLimited: z.boolean(),
  PropertiesCount: z.int(),
  Status: z.enum(MEMBER_STATUSES),
  /** Whether it is the reader. */
  IsSelf: z.boolean(),
  InvitedAt: z.iso.datetime(),
  /** Of an open invitation. */
  ExpiresAt: z.iso.datetime().nullable(),
  JoinedAt: z.iso.datetime().nullable(),
})
export type MemberItem = z.infer<typeof MemberItem>

export const GivenHome = z.object({ AssetId: z.guid(), Title: z.string(), Address: z.string() })

export const MemberDetails = MemberItem.extend({
  Version: z.int(),
  Rights: RightsTable,
  Properties: z.array(GivenHome),
  InvitedBy: z.string().nullable(),
  /** Whether the invitation can be sent again by now. */
  MayResend: z.boolean(),
})
export type MemberDetails = z.infer<typeof MemberDetails>

export const RoleItem = z.object({
  Role: z.string(),
  Name: z.string(),
  IsBuiltIn: z.boolean(),
  Version: z.int(),
  Rights: RightsTable,
  MembersCount: z.int(),
})
export type RoleItem = z.infer<typeof RoleItem>

/** What became of a business and who did it. */
export const BusinessEvent = z.object({ EventId: z.guid(), At: z.iso.datetime(), By: z.string().nullable(), Text: z.string() })
