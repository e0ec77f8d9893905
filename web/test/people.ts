import type { ProfileSummary, SessionRecord } from '@keystead/contract/sessions/session-record.ts'

/** The record that a server writes of who is signed in. */
export function signIn(profile: Partial<ProfileSummary> = {}): SessionRecord {
  const session: SessionRecord = {
    AccountId: '1',
    SessionId: 'session',
    Email: 'olive@example.com',
    PlanId: 1,
    Plan: 'Free',
    Profile: { ...OWNER, ...profile },
  }
  document.cookie = `_u=${encodeURIComponent(JSON.stringify(session))}; Path=/`
  return session
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
