import { z } from 'zod'
import { AREAS, LEVELS } from '../rpc/permissions.ts'

/** A profile as the login response and the profile list show it (spec §3). */
export const ProfileSummary = z
  .object({
    ProfileId: z.guid(),
    Name: z.string(),
    PicPath: z.string().nullable(),
    ProfileTypeId: z.int(),
    ProfileType: z.string(),
    AccountTypeId: z.int(),
    AccountType: z.string(),
    CountryId: z.int(),
    ProfileCategoryIds: z.array(z.int()),
  })
  .meta({ id: 'ProfileSummary' })
export type ProfileSummary = z.infer<typeof ProfileSummary>

/** What a person may do as a member of the business for which they act. Areas that are missing are none. */
export const MemberSummary = z
  .object({
    MemberId: z.guid(),
    Role: z.string(),
    IsAdministrator: z.boolean(),
    /** They are given a list of properties in place of all. */
    IsLimited: z.boolean(),
    Rights: z.partialRecord(z.enum(AREAS), z.enum(LEVELS)),
  })
  .meta({ id: 'MemberSummary' })
export type MemberSummary = z.infer<typeof MemberSummary>

/**
 * What the readable cookie `_u` holds, for display only: the server writes it and never reads it.
 * Short keys keep it far below the 4,096 bytes that a browser accepts.
 */
export const SessionRecord = z
  .object({
    AccountId: z.string(),
    SessionId: z.string(),
    Email: z.string(),
    PlanId: z.int(),
    Plan: z.string(),
    /** Null while the account has no profile: the create-profile screen comes first. */
    Profile: ProfileSummary.nullable(),
    /** Missing where the profile is their own. */
    Member: MemberSummary.optional(),
  })
  .meta({ id: 'SessionRecord' })
export type SessionRecord = z.infer<typeof SessionRecord>
