import { z } from 'zod'
import { ProfileSummary } from '../../sessions/session-record.ts'

/** A profile in the list of the account's own. */
export const OwnProfile = ProfileSummary.extend({
  IsDefault: z.boolean(),
  IsPublic: z.boolean(),
  /** From 0 to 100. */
  Completeness: z.int(),
})
export type OwnProfile = z.infer<typeof OwnProfile>

/** A profile as its own account sees it: everything, with the public part as strangers get it. */
export const ProfileDetails = OwnProfile.extend({
  /** Names the state that was read; a change names it again. */
  Version: z.int(),
  FirstName: z.string(),
  LastName: z.string(),
  /** Of the account: for signing in, shown to no one. */
  Email: z.string(),
  Mobile: z.string().nullable(),
  Categories: z.array(z.string()),
  MemberSince: z.iso.date(),
  About: z.string().nullable(),
  CompanyName: z.string().nullable(),
  AboutCompany: z.string().nullable(),
  Website: z.string().nullable(),
  LicenseNumber: z.string().nullable(),
  LicenseStateId: z.int().nullable(),
  LicenseStateCode: z.string().nullable(),
  LanguageIds: z.array(z.int()),
  YearsExperience: z.int().nullable(),
  City: z.string().nullable(),
  StateId: z.int().nullable(),
  StateCode: z.string().nullable(),
  ServiceRadiusMiles: z.int(),
  PublicPhone: z.string().nullable(),
  PublicEmail: z.string().nullable(),
  PublicPlaceLine: z.string().nullable(),
}).meta({ id: 'ProfileDetails' })
export type ProfileDetails = z.infer<typeof ProfileDetails>

/** How to reach the person behind a profile. */
export const ProfileContact = z
  .object({
    /** 0 where nothing was saved yet. */
    Version: z.int(),
    PhonePrimary: z.string().nullable(),
    PhoneSecondary: z.string().nullable(),
    Email: z.string().nullable(),
    Address1: z.string().nullable(),
    Address2: z.string().nullable(),
    City: z.string().nullable(),
    StateId: z.int().nullable(),
    Region: z.string().nullable(),
    Zip: z.string().nullable(),
    CountryId: z.int(),
    ShowPhone: z.boolean(),
    ShowEmail: z.boolean(),
    ShowAddress: z.boolean(),
  })
  .meta({ id: 'ProfileContact' })
export type ProfileContact = z.infer<typeof ProfileContact>

/** A person in a dropdown (spec §3). */
export const PersonItem = z
  .object({
    Id: z.guid(),
    Text: z.string(),
    ProfileTypeId: z.int(),
    ProfileType: z.string(),
    AccountType: z.string(),
    PicPath: z.string().nullable(),
  })
  .meta({ id: 'PersonItem' })
export type PersonItem = z.infer<typeof PersonItem>
