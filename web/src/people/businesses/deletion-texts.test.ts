import { expect, test } from 'vitest'
import { consequencesOf } from './deletion-texts.ts'

const preview = { Name: 'Acme', Properties: 0, Listings: 0, Members: 0, Connections: 0, Means: [] as string[], Refusals: [], HasPin: true }

test('what there is none of is not mentioned', () => {
  expect(consequencesOf(preview)).toEqual(['Its page, pictures, roles and brand are deleted.'])
})

test('what there is much of is counted', () => {
  expect(consequencesOf({ ...preview, Properties: 1_200, Members: 1 })).toEqual([
    '1,200 properties leave the market and go.',
    '1 member loses their place.',
    'Its page, pictures, roles and brand are deleted.',
  ])
})
