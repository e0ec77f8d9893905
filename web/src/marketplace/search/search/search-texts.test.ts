import { describe, expect, test } from 'vitest'
import { ANY_PROPERTY } from './search-address.ts'
import { activeFilters, countText, relaxationText, relaxedSearch, searchTitle } from './search-texts.ts'

test.each([
  [{}, null, 'Homes and spaces'],
  [{ CategoryId: 1, ListingTypeId: 1 }, 'Denver, CO', 'Homes for rent in Denver, CO'],
  [{ ListingTypeId: 5, RadiusMiles: 10 }, '80202', 'Homes and spaces for sublease within 10 miles of 80202'],
  [{ CategoryId: 2, Bounds: { South: 1, West: 1, North: 2, East: 2 } }, null, 'Spaces in this part of the map'],
])('%j at %s is titled', (change, place, title) => {
  expect(searchTitle({ ...ANY_PROPERTY, ...change }, place)).toBe(title)
})

test.each([
  [0, false, null, 'No properties'],
  [1, false, 1, '1 home'],
  [1000, true, 2, '1,000+ spaces'],
])('%i (capped %s) of category %s reads', (TotalCount, TotalIsCapped, CategoryId, text) => {
  expect(countText({ ...ANY_PROPERTY, CategoryId }, { TotalCount, TotalIsCapped })).toBe(text)
})

describe('active filters', () => {
  const search = {
    ...ANY_PROPERTY,
    Place: 'Denver, CO',
    RadiusMiles: 5,
    MaxPrice: '3000.00',
    AssetTypeIds: [104, 112],
    MinArea: 1200,
    PageIndex: 3,
  }

  test('are named one by one', () => {
    expect(activeFilters(search).map(({ text }) => text)).toEqual([
      'Within 5 miles',
      'Up to $3,000',
      'Apartment',
      'Loft',
      'From 1,200 sq ft',
    ])
  })
  test('name pets, the day and photos', () => {
    const wanted = { ...ANY_PROPERTY, PetsAllowedIds: [1, 8], AvailableBy: '2026-12-15', HasImage: true }
    expect(activeFilters(wanted).map(({ text }) => text)).toEqual(['Cats OK', 'Large dogs', 'Available by Dec 15, 2026', 'With photos'])
    expect(activeFilters(wanted)[1]?.without).toEqual({ ...wanted, PetsAllowedIds: [1] })
  })
  test('can be taken away one by one', () => {
    const loft = activeFilters(search).find(({ text }) => text === 'Loft')
    expect(loft?.without).toEqual({ ...search, AssetTypeIds: [104], PageIndex: 0 })
  })
})

describe('a relaxation', () => {
  const search = { ...ANY_PROPERTY, CategoryId: 1, Place: 'Denver, CO', MinPrice: '9000.00', MinBathrooms: 4, Text: 'moat', PageIndex: 1 }
  const found = { RadiusMiles: null, Count: 12, CountIsCapped: false }

  test.each([
    ['Radius', 25, '12 homes within 25 miles', { RadiusMiles: 25 }],
    ['Price', null, '12 homes at any price', { MinPrice: null }],
    ['Rooms', null, '12 homes with any number of rooms', { MinBathrooms: null }],
    ['Text', null, '12 homes without the words “moat”', { Text: null }],
  ])('of %s', (Drop, RadiusMiles, text, change) => {
    const relaxation = { ...found, Drop, RadiusMiles }
    expect(relaxationText(search, relaxation)).toBe(text)
    expect(relaxedSearch(search, relaxation)).toEqual({ ...search, ...change, PageIndex: 0 })
  })
})
