import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { describe, expect, test } from 'vitest'
import { freeAccountType, hasEveryKind, profileTypeOfAddress, reasonAgainstKind, reasonAgainstType } from './profile-kinds.ts'

const { Owner, Agent, Tenant } = PROFILE_TYPES
const { Personal, Business } = ACCOUNT_TYPES
const personalOwner = { ProfileTypeId: Owner, AccountTypeId: Personal }
const businessOwner = { ProfileTypeId: Owner, AccountTypeId: Business }

describe('kinds of profiles', () => {
  test('one profile leaves its type open for the other account type', () => {
    expect(reasonAgainstKind([personalOwner], personalOwner)).toBe(messages.profileExists)
    expect(reasonAgainstKind([personalOwner], businessOwner)).toBeNull()
    expect(reasonAgainstType([personalOwner], Owner)).toBeNull()
    expect(freeAccountType([personalOwner], Owner)).toBe(Business)
    expect(freeAccountType([personalOwner], Tenant)).toBe(Personal)
  })

  test('both account types close a type', () => {
    expect(reasonAgainstType([personalOwner, businessOwner], Owner)).toBe(messages.profileExists)
    expect(reasonAgainstType([personalOwner, businessOwner], Agent)).toBeNull()
  })

  test('every kind is six profiles', () => {
    const all = [Owner, Agent, Tenant].flatMap((ProfileTypeId) =>
      [Personal, Business].map((AccountTypeId) => ({ ProfileTypeId, AccountTypeId })),
    )
    expect(hasEveryKind(all)).toBe(true)
    expect(hasEveryKind(all.slice(1))).toBe(false)
  })
})

test.each([
  ['Tenant', Tenant],
  ['agent', Agent],
  ['1', Owner],
  ['0', null],
  ['landlord', null],
  [undefined, null],
])('the address part %s names the profile type %s', (text, expected) => {
  expect(profileTypeOfAddress(text)).toBe(expected)
})
