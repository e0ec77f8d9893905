import { SearchFilters } from '@keystead/contract/marketplace/search/search.fields.ts'
import { expect, test } from 'vitest'
import { ANY_PROPERTY } from '../search/search/search-address.ts'
import { filterTexts, filtersOf, newsText, searchOf, suggestedName } from './saved-search-texts.ts'

const search = { ...ANY_PROPERTY, Place: 'Denver, CO', CategoryId: 1, ListingTypeId: 1, MinBedrooms: 2, MaxPrice: '3000.00' }

test('the name that is suggested says what is looked for', () => {
  expect(suggestedName(search)).toBe('Homes for rent in Denver, CO, up to $3,000, 2+ beds')
  expect(suggestedName(ANY_PROPERTY)).toBe('Homes and spaces')
})

test('a long search gets a name that the contract takes', () => {
  const name = suggestedName({ ...search, Place: 'x'.repeat(120), Text: 'y'.repeat(100) })
  expect([...name]).toHaveLength(80)
  expect(suggestedName({ ...search, Text: 'y'.repeat(100) })).toBe('Homes for rent in Denver, CO, up to $3,000, 2+ beds')
})

test('what stands in the title is not said again', () => {
  expect(filterTexts(search)).toEqual(['up to $3,000', '2+ beds'])
})

test('each filter goes on where the name has begun', () => {
  const wanted = { ...ANY_PROPERTY, MinPrice: '900.00', AvailableBy: '2026-12-15', HasImage: true, ProfileId: '1' }
  expect(filterTexts(wanted)).toEqual(['from $900', 'available by Dec 15, 2026', 'with photos', 'from one lister'])
})

test('a search is the same after it was kept, but for the page of it that was shown', () => {
  const kept = SearchFilters.parse(filtersOf({ ...search, PageIndex: 3, PageSize: 20 }))
  expect(searchOf(kept)).toEqual(search)
  expect(searchOf(SearchFilters.parse({ Place: 'Denver, CO' }))).toEqual({ ...ANY_PROPERTY, Place: 'Denver, CO' })
})

test.each([
  [0, false, null],
  [1, false, '1 new'],
  [100, true, '100+ new'],
])('%d homes, capped: %s', (NewCount, NewCountIsCapped, text) => {
  expect(newsText({ NewCount, NewCountIsCapped })).toBe(text)
})
