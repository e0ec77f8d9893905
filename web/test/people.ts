import { type BuiltInRole, rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import type { MemberSummary, ProfileSummary, SessionRecord } from '@keystead/contract/sessions/session-record.ts'

/** The record that a server writes of who is signed in; null: a person without a profile. */
export function signIn(profile: Partial<ProfileSummary> | null = {}, member?: MemberSummary): SessionRecord {
  const session: SessionRecord = {
    AccountId: '1',
    SessionId: 'session',
    Email: 'olive@example.com',
    PlanId: 1,
    Plan: 'Free',
    Profile: profile && { ...OWNER, ...profile },
    ...(member && { Member: member }),
  }
  document.cookie = `_u=${encodeURIComponent(JSON.stringify(session))}; Path=/`
  return session
}

/** A member of a business, by one of the roles that all have. */
export function memberAs(role: BuiltInRole, changes: Partial<MemberSummary> = {}): MemberSummary {
  return {
    MemberId: '0190a000-0000-7000-8000-000000000900',
    Role: role,
    IsAdministrator: role === 'administrator',
    IsLimited: false,
    Rights: rightsOf(role),
    ...changes,
  }
}

export function signOut(): void {
  document.cookie = '_u=; Path=/; Max-Age=0'
}

const OWNER: ProfileSummary = {
  ProfileId: '0190a000-0000-7000-8000-000000000001',
  Name: 'Olive Owner',
  PicPath: null,
  ProfileTypeId: 1,
  ProfileType: 'Owner',
  AccountTypeId: 1,
  AccountType: 'Individual',
  CountryId: 1,
  ProfileCategoryIds: [],
}
