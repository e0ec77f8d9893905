import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { expect, test } from 'vitest'
import { entryAt } from '../../navigation/route-match.ts'
import { unavailability } from './unavailability.ts'

const personalOwner = {
  AccountId: 'a',
  SessionId: 's',
  Email: 'ada@example.com',
  PlanId: 1,
  Plan: 'Free',
  Profile: {
    ProfileId: 'p',
    Name: 'Ada King',
    PicPath: null,
    ProfileTypeId: 1,
    ProfileType: 'Owner',
    AccountTypeId: 1,
    AccountType: 'Personal',
    CountryId: 1,
    ProfileCategoryIds: [],
  },
} satisfies SessionRecord

test('where the account type is the cause, it is named with the way out', () => {
  expect(unavailability(entryAt('/User/Business'), personalOwner)).toEqual({
    text: '“Businesses” is for business accounts, and this profile is personal. Change its account type under Profile settings, or switch to another profile.',
    isAccountType: true,
  })
})

test('where the kind of profile is the cause, that is said', () => {
  const { text, isAccountType } = unavailability(entryAt('/User/Agents/MyProperties'), personalOwner)
  expect([text, isAccountType]).toEqual([
    expect.stringContaining('is for a different type of profile. You’re using your owner profile'),
    false,
  ])
})
