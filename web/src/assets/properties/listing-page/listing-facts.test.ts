import { describe, expect, test } from 'vitest'
import { availabilityText, exactnessOf, factsOf, monthlyText, movingInCosts } from './listing-facts.ts'
import { loft } from './listing.fixture.ts'

describe('facts', () => {
  const textOf = (name: string, change = {}) => factsOf({ ...loft, ...change }).find((fact) => fact.name === name)?.text

  test('leave out what is not known', () => {
    expect(factsOf({ ...loft, YearBuilt: null, ParkingTotal: 0 }).map(({ name }) => name)).not.toContain('Year built')
    expect(textOf('Parking spaces', { ParkingTotal: 0 })).toBe('0')
  })
  test('call no bedroom a studio', () => expect(textOf('Bedrooms', { Bedrooms: 0 })).toBe('Studio'))
  test('compare spaces by the year and sales at once, apartments not at all', () => {
    expect(textOf('Price by area')).toBeUndefined()
    expect(textOf('Price by area', { CategoryId: 2, ListingTypeId: 3 })).toBe('$24 / sq ft a year')
    expect(textOf('Price by area', { ListingTypeId: 2, RentFrequencyId: null, Amount: '480000.00' })).toBe('$400 / sq ft')
  })
})

test.each([
  ['2026-11-01', 'Available now'],
  ['2026-11-02', 'Available from Nov 2, 2026'],
  [null, 'Date on request'],
])('listed on Nov 1, available on %s: %s', (AvailableOn, text) => expect(availabilityText({ ...loft, AvailableOn })).toBe(text))

test('a weekly rent is told by the month too, a monthly one is not', () => {
  expect(monthlyText({ Amount: '300.00', RentFrequencyId: 2 })).toBe('about $1,300 a month')
  expect(monthlyText(loft)).toBeNull()
})

describe('moving in', () => {
  test('costs the first rent and the advance', () => expect(movingInCosts(loft)?.total).toBe('4800.00'))
  test('has no total while the advance is not known', () => expect(movingInCosts({ ...loft, Advance: null })?.total).toBeNull())
  test('is no matter of a sale', () => expect(movingInCosts({ ...loft, ListingTypeId: 2, RentFrequencyId: null })).toBeNull())
})

test.each([
  [1, null],
  [2, 0.001],
  [3, 0.005],
])('the circle of exactness %i holds the home wherever rounding has moved it', (AddressExactness, degrees) => {
  const { radiusMeters } = exactnessOf({ AddressExactness })
  if (degrees === null) expect(radiusMeters).toBeNull()
  else expect(radiusMeters).toBeGreaterThan(Math.SQRT2 * degrees * 111_320)
})
