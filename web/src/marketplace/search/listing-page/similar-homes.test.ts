import { GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { expect, test } from 'vitest'
import { loft } from './listing.fixture.ts'
import { sameCitySearch, similarTexts } from './similar-homes.ts'

test.each([
  [
    { Reach: 'city', AnyBedrooms: false, AnyPrice: false },
    { title: 'More homes in Denver', description: 'In the same city, at about the same price.' },
  ],
  [
    { Reach: 'near', AnyBedrooms: true, AnyPrice: false },
    { title: 'More homes near Denver', description: 'Within 10 miles, with any number of bedrooms.' },
  ],
  [
    { Reach: 'state', AnyBedrooms: true, AnyPrice: true },
    { title: 'More homes in CO', description: 'From across the state, with any number of bedrooms, at any price.' },
  ],
] as const)('the heading says what was relaxed: %j', (similar, texts) => {
  expect(similarTexts(similar, loft)).toEqual(texts)
})

test('spaces are called so', () => {
  const texts = similarTexts({ Reach: 'far', AnyBedrooms: false, AnyPrice: true }, { ...loft, CategoryId: 2 })
  expect(texts).toEqual({ title: 'More spaces near Denver', description: 'Within 50 miles, at any price.' })
})

test('the contract takes the search for everything in the city', () => {
  expect(GetAssets.input.safeParse(sameCitySearch(loft)).error).toBeUndefined()
})
