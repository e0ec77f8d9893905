import { expect, test } from 'vitest'
import { consequencesOf } from './closing-texts.ts'

const preview = {
  Email: 'robin@example.com',
  Profiles: 1,
  Properties: 0,
  Listings: 0,
  Plan: 'Free',
  Means: [] as string[],
  NeedsPin: false,
  Refusals: [],
}

test('what there is none of is not mentioned', () => {
  expect(consequencesOf(preview)).toEqual([
    'You’re signed out everywhere, and no one can sign in again.',
    '1 profile is erased, with its name, picture and contact details.',
    'The Free plan ends today.',
  ])
})

test('what there is much of is counted', () => {
  expect(consequencesOf({ ...preview, Profiles: 3, Properties: 1_200, Listings: 1, Plan: 'Business' })).toEqual([
    'You’re signed out everywhere, and no one can sign in again.',
    '1 home comes off the market.',
    'You lose access to your 1,200 properties.',
    '3 profiles are erased, with their names, pictures and contact details.',
    'The Business plan ends today.',
  ])
})
