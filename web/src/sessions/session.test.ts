import { expect, test } from 'vitest'
import { isSamePage } from '../app/Arrival.tsx'
import { identityOf, parseSession } from './session.ts'

const id = '018f3f6e-1111-7000-8000-000000000001'
const record = { AccountId: id, SessionId: id, Email: 'o@example.com', PlanId: 1, Plan: 'Free', Profile: null }
const written = (value: unknown) => encodeURIComponent(JSON.stringify(value))

test('the session is what the server wrote into its cookie', () => {
  expect(parseSession(written(record))).toEqual(record)
})

const profile = {
  ProfileId: id,
  Name: 'Olivia Owner',
  PicPath: null,
  ProfileTypeId: 1,
  ProfileType: 'Owner',
  AccountTypeId: 1,
  AccountType: 'Personal',
  CountryId: 1,
  ProfileCategoryIds: [1, 2],
}

test('its profile comes with it', () => {
  expect(parseSession(written({ ...record, Profile: profile }))).toEqual({ ...record, Profile: profile })
})

test.each([
  ['an empty cookie', ''],
  ['no JSON', 'x'],
  ['a broken encoding', '%E0%A4%A'],
  ['another shape', written({ AccountId: id })],
  ['a plan that is no number', written({ ...record, PlanId: '1' })],
  ['no word on the profile', written({ ...record, Profile: undefined })],
  ['a profile without a name', written({ ...record, Profile: { ...profile, Name: null } })],
  ['a profile with categories that are no numbers', written({ ...record, Profile: { ...profile, ProfileCategoryIds: ['1'] } })],
  ['an account id of 0', written({ ...record, AccountId: '0' })],
  ['an empty account id', written({ ...record, AccountId: '' })],
])('%s is no session', (_, text) => {
  expect(parseSession(text)).toBeNull()
})

test('another profile of the same account is another identity', () => {
  expect(identityOf({ ...record, Profile: profile })).not.toBe(identityOf(record))
  expect(identityOf(null)).not.toBe(identityOf(record))
})

test('other filters are the same page, another id or path is not', () => {
  const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })
  expect(isSamePage(at('/Properties', '?page=1'), at('/Properties', '?page=2&place=Denver'))).toBe(true)
  expect(isSamePage(at('/User/ServiceDetails', '?id=1'), at('/User/ServiceDetails', '?id=2'))).toBe(false)
  expect(isSamePage(at('/User/Help'), at('/User/Help', '?new=true'))).toBe(false)
  expect(isSamePage(at('/Plans'), at('/Plans', '', '#pro'))).toBe(false)
})
