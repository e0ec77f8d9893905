import { describe, expect, test } from 'vitest'
import { type ListingAdviceFacts, type ListingFacts, isReadyToList, listingAdvice, requiredChecks } from './property.listing.ts'
import { monthlyRentCents, squareFeetOf } from '../fields/property.values.ts'

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
  return requiredChecks({ ...readyHouse, ...change })
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
})

const goodHouse: ListingAdviceFacts = {
  ...readyHouse,
  imageCount: 3,
  isTitleProposed: false,
  description: 'A quiet bungalow with a wide porch, ten minutes from the station.',
  rentFrequencyId: 1,
  advanceCents: 245_000,
  petsAllowedIds: [1],
  availableOn: '2026-12-01',
  isListed: true,
  updatedAt: new Date('2026-11-01T12:00:00Z'),
  today: '2026-11-21',
}

describe('advice', () => {
  test('says what would be published where the title is only proposed', () => {
    const own = listingAdvice({ ...goodHouse, isTitleProposed: true }).find(({ Code }) => Code === 'OwnTitle')
    expect(own).toMatchObject({ Passed: false, Required: false, Detail: '“Bungalow” is our suggestion, and what visitors read.' })
  })
  test('holds nothing up', () => expect(listingAdvice(goodHouse).every(({ Required }) => !Required)).toBe(true))
  test.each<[string, Partial<ListingAdviceFacts>, string[]]>([
    ['a good listing', {}, []],
    ['two photos', { imageCount: 2 }, ['Images']],
    ['a rent of twenty-four dollars', { rentCents: 2_400, advanceCents: null }, ['RentPlausible']],
    ['a small weekly rent that is a fair monthly one', { rentCents: 14_000, rentFrequencyId: 2, advanceCents: null }, []],
    ['a price of two thousand dollars', { listingTypeId: 2, rentCents: null, priceCents: 200_000 }, ['PricePlausible']],
    ['a deposit of four rents', { advanceCents: 980_000 }, ['AdvancePlausible']],
    ['a deposit of three rents', { advanceCents: 735_000 }, []],
    ['nothing said about pets', { petsAllowedIds: [] }, ['PetsAllowed']],
    ['free in more than a year', { availableOn: '2027-11-23' }, ['AvailableOn']],
    ['free in a year', { availableOn: '2027-11-21' }, []],
    ['free since long ago', { availableOn: '2026-09-01' }, ['AvailableOn']],
    ['free since last month', { availableOn: '2026-10-21' }, []],
    ['free at once', { availableOn: null }, []],
    ['not changed for three months', { updatedAt: new Date('2026-08-01T12:00:00Z') }, ['Fresh']],
    ['off the market and not changed', { isListed: false, updatedAt: new Date('2026-08-01T12:00:00Z') }, []],
    ['a phone number', { description: `${'x'.repeat(60)} call 303-555-0142` }, ['ContactData']],
    ['a preference in the title', { title: 'Adults only' }, ['FairHousing']],
    ['land', { assetTypeId: 115, bedrooms: null, bathrooms: null, petsAllowedIds: [], rentCents: 5_000, advanceCents: null }, []],
    [
      'space for business',
      { categoryId: 2, assetTypeId: 201, listingTypeId: 3, areaSquareFeet: 900, petsAllowedIds: [], advanceCents: 2_000_000 },
      [],
    ],
  ])('%s: %j → %j', (_what, change, codes) => {
    const open = listingAdvice({ ...goodHouse, ...change }).filter(({ Passed }) => !Passed)
    expect(open.map(({ Code }) => Code)).toEqual(codes)
  })
  test('says what was found', () => {
    const advice = listingAdvice({ ...goodHouse, description: 'No kids, adults only. Email nora@example.com' })
    expect(advice.find(({ Code }) => Code === 'FairHousing')?.Detail).toBe('Found: “No kids”, “adults only”.')
    expect(advice.find(({ Code }) => Code === 'ContactData')?.Detail).toContain('nora@example.com')
    expect(listingAdvice(goodHouse).every(({ Detail }) => Detail === null)).toBe(true)
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
