import { describe, expect, test } from 'vitest'
import { type ListingFacts, isReadyToList, listingChecks } from './property.listing.ts'
import { monthlyRentCents, squareFeetOf } from './property.values.ts'

const readyHouse: ListingFacts = {
  categoryId: 1,
  assetTypeId: 101,
  listingTypeId: 1,
  title: 'Bungalow',
  descriptionLength: 80,
  cityId: 1,
  rentCents: 245_000,
  priceCents: null,
  bedrooms: 0,
  bathrooms: 1,
  areaSquareFeet: null,
  imageCount: 1,
  imported: false,
}

function openChecks(change: Partial<ListingFacts>): string[] {
  return listingChecks({ ...readyHouse, ...change })
    .filter(({ Passed, Required }) => Required && !Passed)
    .map(({ Code }) => Code)
}

describe('a listing worth showing', () => {
  test('needs no more than this', () => expect(isReadyToList(readyHouse)).toBe(true))
  test.each<[Partial<ListingFacts>, string[]]>([
    [{ title: null }, ['Title']],
    [{ cityId: null }, ['Place']],
    [{ rentCents: null }, ['Rent']],
    [{ bedrooms: null, bathrooms: null }, ['Bedrooms', 'Bathrooms']],
    [{ descriptionLength: 49 }, ['Description']],
    [{ imageCount: 0 }, ['Image']],
    [{ listingTypeId: 2 }, ['Price']],
    [{ assetTypeId: 115, bedrooms: null, bathrooms: null }, []],
    [{ categoryId: 2, assetTypeId: 201, listingTypeId: 3 }, ['Area']],
    [{ imported: true, imageCount: 0, descriptionLength: 0, bathrooms: null }, []],
  ])('%j leaves open %j', (change, codes) => {
    expect(openChecks(change)).toEqual(codes)
    expect(isReadyToList({ ...readyHouse, ...change })).toBe(codes.length === 0)
  })
  test('three photos are advice', () => {
    const advice = listingChecks(readyHouse).find(({ Code }) => Code === 'Images')
    expect(advice).toMatchObject({ Passed: false, Required: false })
  })
})

test.each([
  [30_000, 2, 130_000],
  [100_000, 1, 100_000],
  [1_200_000, 7, 100_000],
  [10_000, 8, 304_167],
])('%i cents at frequency %i are %i a month', (rent, frequency, monthly) => expect(monthlyRentCents(rent, frequency)).toBe(monthly))

test('areas compare in square feet', () => {
  expect(squareFeetOf(2, 2)).toBe(87_120)
  expect(squareFeetOf(100, 3)).toBeCloseTo(1076.39, 2)
})
