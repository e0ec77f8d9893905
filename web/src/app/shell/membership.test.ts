import type { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { MemberSummary, ProfileSummary, SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { expect, test } from 'vitest'
import { membershipNews } from './membership.ts'

type Profiles = OutputOf<typeof GetUserProfiles>

const profile = (ProfileId: string, Name: string): ProfileSummary => ({
  ProfileId,
  Name,
  PicPath: null,
  ProfileTypeId: 1,
  ProfileType: 'Owner',
  AccountTypeId: 2,
  AccountType: 'Business',
  CountryId: 1,
  ProfileCategoryIds: [],
})
const leasing: MemberSummary = { MemberId: 'm', Role: 'Leasing', IsAdministrator: false, IsLimited: false, Rights: { leases: 'edit' } }
const acme = profile('acme', 'Acme')
const session: SessionRecord = {
  AccountId: 'a',
  SessionId: 's',
  Email: 'ada@example.com',
  PlanId: 1,
  Plan: 'Free',
  Profile: acme,
  Member: leasing,
}
const own = (id: string, IsDefault: boolean) =>
  ({ ...profile(id, 'Ada'), IsDefault, IsPublic: false, Completeness: 0 }) as Profiles['Profiles'][number]
const known = (change: Partial<Profiles>): Profiles => ({
  ActiveProfileId: 'acme',
  Profiles: [own('first', false), own('usual', true)],
  Businesses: [{ ...acme, Member: leasing }],
  FirstName: null,
  LastName: null,
  ...change,
})

test('a record that still says what is needs nothing, nor does one of a profile of their own', () => {
  expect(membershipNews(session, known({}))).toBeNull()
  expect(
    membershipNews(session, known({ Businesses: [{ ...acme, Member: { ...leasing, Rights: { leases: 'edit', plan: 'none' } } }] })),
  ).toBeNull()
  expect(membershipNews({ ...session, Member: undefined }, known({ Businesses: [] }))).toBeNull()
})

test.each<[string, Partial<MemberSummary>]>([
  ['another role', { Role: 'Viewer' }],
  ['other rights of the same role', { Rights: { leases: 'view' } }],
  ['rights that are gone', { Rights: {} }],
  ['a list of homes', { IsLimited: true }],
  ['being an administrator', { IsAdministrator: true }],
])('%s is news', (_, change) => {
  const now = known({ Businesses: [{ ...acme, Member: { ...leasing, ...change } }] })
  expect(membershipNews(session, now)).toEqual({ kind: 'changed', business: 'Acme', profileId: 'acme' })
})

test('those who have lost their place go on as themselves, with their usual profile', () => {
  expect(membershipNews(session, known({ Businesses: [] }))).toEqual({
    kind: 'lost',
    business: 'Acme',
    next: { profileId: 'usual', business: null },
  })
  const other = { ...profile('birch', 'Birch'), Member: leasing }
  expect(membershipNews(session, known({ Businesses: [other], Profiles: [] }))).toMatchObject({
    next: { profileId: 'birch', business: 'Birch' },
  })
  expect(membershipNews(session, known({ Businesses: [], Profiles: [] }))).toMatchObject({ next: null })
})
