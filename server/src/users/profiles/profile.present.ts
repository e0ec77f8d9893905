import { profileCategories } from '@keystead/contract/users/profiles/profile-categories.ts'
import type { ProfileSummary, SessionRecord } from '@keystead/contract/users/profiles/profile.schemas.ts'
import { accountTypeName, profileTypeName } from '@keystead/contract/users/profiles/profile.values.ts'
import { imageUrl } from '@keystead/contract/values/uploads.ts'
import type { AccountRow, ProfileRow } from './profile.queries.ts'

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

export function presentSessionRecord(account: AccountRow, profile: ProfileRow | null, sessionId: string): SessionRecord {
  return {
    AccountId: account.account_id,
    SessionId: sessionId,
    Email: account.email,
    PlanId: account.plan_id,
    Plan: account.plan,
    Profile: profile && presentProfile(profile),
  }
}

export function presentName(row: Pick<ProfileRow, 'first_name' | 'last_name'>): string {
  return `${row.first_name} ${row.last_name}`.trim()
}

export function presentProfileType(row: Pick<ProfileRow, 'profile_type_id'>): string {
  return profileTypeName(row.profile_type_id) ?? ''
}

export function presentPicture(row: Pick<ProfileRow, 'picture_image_id'>): string | null {
  return row.picture_image_id && imageUrl(row.picture_image_id, 400, 'webp')
}

export function presentCategories(row: ProfileRow): string[] {
  return profileCategories(row.profile_type_id)
    .filter((category) => row.category_ids.includes(category.id))
    .map((category) => category.name)
}
