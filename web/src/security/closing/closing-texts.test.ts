import { expect, test } from 'vitest'
import { consequencesOf } from './closing-texts.ts'

const preview = { Email: 'robin@example.com', Profiles: 1, Properties: 0, Listings: 0, Plan: 'Free', NeedsPin: false }

test('what there is none of is not mentioned', () => {
  expect(consequencesOf(preview)).toEqual([
    'You are signed out everywhere, and nobody can sign in again.',
    '1 profile with name, picture and contact details is erased.',
    'The Free plan ends today.',
  ])
})

test('what there is much of is counted', () => {
  expect(consequencesOf({ ...preview, Profiles: 3, Properties: 1_200, Listings: 1, Plan: 'Business' })).toEqual([
    'You are signed out everywhere, and nobody can sign in again.',
    '1 home leaves the market.',
    'You can no longer reach your 1,200 properties.',
    '3 profiles with name, picture and contact details are erased.',
    'The Business plan ends today.',
  ])
})
