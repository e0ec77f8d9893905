import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { describe, expect, test } from 'vitest'
import { CallFailure } from '../../api/failure.ts'
import { guard } from './guard.ts'
import { entryAt } from '../../navigation/route-match.ts'

describe('guard', () => {
  const id = '018f3f6e-1111-7000-8000-000000000001'
  const as = (ProfileTypeId: number, AccountTypeId = 1): SessionRecord => ({
    AccountId: id,
    SessionId: id,
    Email: 'sam@example.com',
    PlanId: 1,
    Plan: 'Free',
    Profile: {
      ProfileId: id,
      Name: 'Sam',
      PicPath: null,
      ProfileTypeId,
      ProfileType: '',
      AccountTypeId,
      AccountType: '',
      CountryId: 1,
      ProfileCategoryIds: [],
    },
  })

  function outcome(path: string, session: SessionRecord | null, isKnownBrowser = false): string {
    try {
      guard(entryAt(path), { session, wanted: `${path}?id=7`, isKnownBrowser })
      return 'passes'
    } catch (error) {
      if (error instanceof Response) return error.headers.get('Location') ?? ''
      if (error instanceof CallFailure && error.is(CallErrors.NotAvailableForProfile)) return 'not available'
      if (error instanceof CallFailure && error.is(CallErrors.NotAllowedForRole)) return error.message
      throw error
    }
  }

  test('public pages are open to everybody', () => {
    expect(outcome('/Properties', null)).toBe('passes')
  })
  test('a stranger is led to sign-up, a known browser to sign-in, and both come back', () => {
    expect(outcome('/User/Owners/ViewProperty', null)).toBe('/Signup?returnTo=%2FUser%2FOwners%2FViewProperty%3Fid%3D7')
    expect(outcome('/User/Owners/ViewProperty', null, true)).toBe('/Signin?returnTo=%2FUser%2FOwners%2FViewProperty%3Fid%3D7')
  })
  test('an account without a profile creates one first', () => {
    const bare = { ...as(1), Profile: null }
    expect(outcome('/User/Dashboard', bare)).toBe('/User/CreateProfile')
    expect(outcome('/User/CreateProfile/Owner', bare)).toBe('passes')
  })
  test('screens of other roles say so', () => {
    expect(outcome('/User/Owners/MyProperties', as(1))).toBe('passes')
    expect(outcome('/User/Owners/MyProperties', as(2))).toBe('not available')
    expect(outcome('/user/tenants/connectedproperties', as(3))).toBe('passes')
    expect(outcome('/User/Agreements/Templates', as(3))).toBe('not available')
    expect(outcome('/User/Business/AddBusiness', as(1))).toBe('not available')
    expect(outcome('/User/Business/AddBusiness', as(1, 2))).toBe('passes')
  })
  test('screens of businesses find out themselves whose member someone is', () => {
    expect(outcome('/User/Business', as(3))).toBe('passes')
    expect(outcome('/User/Business/ViewMember', as(1))).toBe('passes')
  })
  test('a member is told in words what their role does not let them open', () => {
    const bookkeeper = {
      ...as(1, 2),
      Member: { MemberId: id, Role: 'Bookkeeper', IsAdministrator: false, IsLimited: false, Rights: rightsOf('bookkeeper') },
    }
    expect(outcome('/User/Owners/MyProperties', bookkeeper)).toBe('passes')
    expect(outcome('/User/Owners/AddNewProperty', bookkeeper)).toMatch(/^Your role .* change properties/)
    expect(outcome('/User/Leads', bookkeeper)).toMatch(/^Your role .* see inquiries and tours/)
    expect(outcome('/User/Settings', bookkeeper)).toBe('passes')
  })
  test('what would be the page of the active profile is that of the business for which someone acts', () => {
    const member = { ...as(1, 2), Member: { MemberId: id, Role: 'Viewer', IsAdministrator: false, IsLimited: false, Rights: {} } }
    expect(outcome('/User/Owner-Profile', member)).toBe('/User/Business/View')
    expect(outcome('/User/Settings/Profile', member)).toBe('/User/Business/View')
    expect(outcome('/User/Profiles', member)).toBe('passes')
  })
})
