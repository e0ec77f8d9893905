import { profileCategories } from '@keystead/contract/identity/profiles/profile-categories.ts'
import { completenessPercent } from '@keystead/contract/identity/profiles/profile-completeness.ts'
import type { ProfileKind } from '@keystead/contract/identity/profiles/profile-rules.ts'
import type { OwnProfile, PersonItem, ProfileContact, ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import type { MemberSummary, ProfileSummary, SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { accountTypeName, profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { phoneText } from '@keystead/contract/values/phones.ts'
import { portraitUrl } from '@keystead/contract/values/uploads.ts'
import type { SeatRow } from '../../access/seat.queries.ts'
import type { AccountRow, ProfileRow } from './profile.queries.ts'
import type { ContactRow } from './profile-contact.queries.ts'
import type { ProfileDetailsRow } from './profile-details.queries.ts'

export function presentProfile(row: ProfileRow): ProfileSummary {
  return {
    ProfileId: row.id,
    Name: presentName(row),
    PicPath: presentPicture(row),
    ProfileTypeId: row.profile_type_id,
    ProfileType: presentProfileType(row),
    AccountTypeId: row.account_type_id,
    AccountType: accountTypeName(row.account_type_id) ?? '',
    CountryId: row.country_id,
    ProfileCategoryIds: row.category_ids,
  }
}

export function presentSessionRecord(
  account: AccountRow & { plan: string },
  profile: ProfileRow | null,
  seat: SeatRow | null,
  sessionId: string,
): SessionRecord {
  return {
    AccountId: account.account_id,
    SessionId: sessionId,
    Email: account.email,
    PlanId: account.plan_id,
    Plan: account.plan,
    Profile: profile && presentProfile(profile),
    ...(seat && { Member: presentMember(seat) }),
  }
}

export function presentMember(seat: SeatRow): MemberSummary {
  return {
    MemberId: seat.member_id,
    Role: seat.role_name,
    IsAdministrator: seat.is_administrator,
    IsLimited: seat.is_limited,
    Rights: seat.rights,
  }
}

export function presentName(row: Pick<ProfileRow, 'first_name' | 'last_name'>): string {
  return `${row.first_name} ${row.last_name}`.trim()
}

export function presentProfileType(row: Pick<ProfileRow, 'profile_type_id'>): string {
  return profileTypeName(row.profile_type_id) ?? ''
}

export function presentPicture(row: Pick<ProfileRow, 'picture_image_id'>): string | null {
  return row.picture_image_id && portraitUrl(row.picture_image_id, 400, 'webp')
}

export function presentCategories(row: Pick<ProfileRow, 'profile_type_id' | 'category_ids'>): string[] {
  return profileCategories(row.profile_type_id)
    .filter((category) => row.category_ids.includes(category.id))
    .map((category) => category.name)
}

export function kindOf(row: Pick<ProfileRow, 'profile_type_id' | 'account_type_id'>): ProfileKind {
  return { ProfileTypeId: row.profile_type_id, AccountTypeId: row.account_type_id }
}

export function presentOwnProfile(row: ProfileDetailsRow): OwnProfile {
  const profile = presentProfile(row)
  return {
    ...profile,
    IsDefault: row.is_default,
    IsPublic: row.is_public,
    Completeness: completenessPercent({
      ...profile,
      About: row.about,
      CompanyName: row.company_name,
      AboutCompany: row.about_company,
      LicenseNumber: row.license_number,
      YearsExperience: row.years_experience,
      LanguageIds: row.language_ids,
      City: row.city,
    }),
  }
}

export function presentProfileDetails(row: ProfileDetailsRow): ProfileDetails {
  return {
    ...presentOwnProfile(row),
    Version: row.version,
    FirstName: row.first_name,
    LastName: row.last_name,
    Email: row.email,
    Mobile: row.mobile && phoneText(row.mobile),
    Categories: presentCategories(row),
    MemberSince: row.member_since,
    About: row.about,
    CompanyName: row.company_name,
    AboutCompany: row.about_company,
    Website: row.website,
    LicenseNumber: row.license_number,
    LicenseStateId: row.license_state_id,
    LicenseStateCode: row.license_state_code,
    LanguageIds: row.language_ids,
    YearsExperience: row.years_experience,
    City: row.city,
    StateId: row.state_id,
    StateCode: row.state_code,
    ServiceRadiusMiles: row.service_radius_miles,
    PublicPhone: row.public_phone && phoneText(row.public_phone),
    PublicEmail: row.public_email,
    PublicPlaceLine: row.public_place_line,
  }
}

/** Contact details, empty where none were saved yet. */
export function presentContact(row: ContactRow | null, countryId: number): ProfileContact {
  return {
    Version: row?.version ?? 0,
    PhonePrimary: row?.phone_primary ? phoneText(row.phone_primary) : null,
    PhoneSecondary: row?.phone_secondary ? phoneText(row.phone_secondary) : null,
    Email: row?.email ?? null,
    Address1: row?.address1 ?? null,
    Address2: row?.address2 ?? null,
    City: row?.city_name ?? null,
    StateId: row?.state_id ?? null,
    Region: row?.region ?? null,
    Zip: row?.zip ?? null,
    CountryId: row?.country_id ?? countryId,
    ShowPhone: row?.show_phone ?? false,
    ShowEmail: row?.show_email ?? false,
    ShowAddress: row?.show_address ?? false,
  }
}

export function presentPerson(row: Omit<ProfileRow, 'country_id' | 'category_ids'>): PersonItem {
  return {
    Id: row.id,
    Text: presentName(row),
    ProfileTypeId: row.profile_type_id,
    ProfileType: presentProfileType(row),
    AccountType: accountTypeName(row.account_type_id) ?? '',
    PicPath: presentPicture(row),
  }
}
