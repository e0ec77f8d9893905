import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { describe, expect, test } from 'vitest'
import { availabilityText, exactnessOf, factGroups, leaseText, monthlyText, movingInCosts, otherOffers } from './listing-facts.ts'
import { loft } from './listing.fixture.ts'

describe('facts', () => {
  const groupsOf = (change: Partial<ListingDetails> = {}) => factGroups({ ...loft, ...change })
  const textOf = (name: string, change: Partial<ListingDetails> = {}) =>
    groupsOf(change)
      .flatMap(({ facts }) => facts)
      .find((fact) => fact.name === name)?.text

  test('leave out what is not known, and keep what is zero', () => {
    expect(textOf('Year built', { YearBuilt: null })).toBeUndefined()
    expect(textOf('Parking spaces', { ParkingTotal: 0 })).toBe('0')
    expect(
      groupsOf({ MinLeaseMonths: null, MaxLeaseMonths: null, Smoking: null, ApplicationFee: null, PetDeposit: null, PetRent: null }).map(
        ({ title }) => title,
      ),
    ).not.toContain('The lease')
  })
  test('call no bedroom a studio', () => expect(textOf('Bedrooms', { Bedrooms: 0 })).toBe('Studio'))
  test('compare spaces by the year and sales at once, apartments not at all', () => {
    expect(textOf('Price by area')).toBeUndefined()
    expect(textOf('Price by area', { CategoryId: 2, ListingTypeId: 3 })).toBe('$24 / sq ft a year')
    expect(textOf('Price by area', { ListingTypeId: 2, RentFrequencyId: null, Amount: '480000.00' })).toBe('$400 / sq ft')
  })
  test('tell what owning costs to those who can buy', () => {
    const costs = { HoaFee: '250.00', HoaFrequencyId: 1, TaxAnnual: '4210.00', TaxYear: 2025, CapRate: 5.5 }
    expect(textOf('HOA fee', costs)).toBeUndefined()
    const sold = { ...costs, ListingTypeId: 2, RentFrequencyId: null, Offers: [] }
    expect([textOf('HOA fee', sold), textOf('Taxes', sold), textOf('Cap rate', sold)]).toEqual(['$250/mo', '$4,210 in 2025', '5.50%'])
    const both = [...loft.Offers, { ListingTypeId: 2, ListingType: 'For Sale', Amount: '385000.00', RentFrequencyId: null }]
    expect(textOf('Taxes', { ...costs, TaxYear: null, Offers: both })).toBe('$4,210 a year')
  })
  test('tell a business what it asks', () => {
    expect(textOf('Rate', { LeaseRate: '24.50' })).toBe('$24.50 / sq ft a year')
    expect(textOf('Ceiling height', { CeilingHeight: 14.5 })).toBe('14.5 ft')
  })
})

test.each([
  [null, null, null],
  [12, 12, '12 months'],
  [1, 1, '1 month'],
  [6, 24, '6 to 24 months'],
  [6, null, '6 months or more'],
  [null, 3, 'Up to 3 months'],
])('a lease of %s to %s months: %s', (MinLeaseMonths, MaxLeaseMonths, text) =>
  expect(leaseText({ MinLeaseMonths, MaxLeaseMonths })).toBe(text),
)

test('a home for rent and for sale says both', () => {
  const Offers = [
    { ListingTypeId: 1, ListingType: 'For Rent', Amount: '2400.00', RentFrequencyId: 1 },
    { ListingTypeId: 2, ListingType: 'For Sale', Amount: '385000.00', RentFrequencyId: null },
  ]
  expect(otherOffers({ Offers, ListingTypeId: 1 })).toEqual([{ before: 'or buy for', amount: '385000.00', per: undefined }])
  expect(otherOffers({ Offers, ListingTypeId: 2 })).toEqual([{ before: 'or rent for', amount: '2400.00', per: '/mo' }])
})

test.each([
  ['2026-11-01', 'Available now'],
  ['2026-11-02', 'Available from Nov 2, 2026'],
  [null, 'Available now'],
])('listed on Nov 1, available on %s: %s', (AvailableOn, text) => expect(availabilityText({ ...loft, AvailableOn })).toBe(text))

test('nothing is promised of a home for sale without a day', () => {
  expect(availabilityText({ ...loft, AvailableOn: null, RentFrequencyId: null })).toBeNull()
})

test('a weekly rent is told by the month too, a monthly one is not', () => {
  expect(monthlyText({ Amount: '300.00', RentFrequencyId: 2 })).toBe('about $1,300 a month')
  expect(monthlyText(loft)).toBeNull()
})

describe('moving in', () => {
  const NOTHING_ELSE = { Advance: null, LastMonthUpfront: false, ApplicationFee: null, MoveInFees: [], PetDeposit: null, PetRent: null }
  test('costs the first rent and whatever else is due', () => {
    const costs = movingInCosts({ ...loft, ...NOTHING_ELSE, Advance: '2400.00', MoveInFees: [{ Name: 'Key', Amount: '50.00' }] })
    expect(costs?.TotalCents).toBe(485_000)
    expect(costs?.Lines.map(({ Text }) => Text)).toEqual(['First month’s rent', 'Security deposit', 'Key'])
  })
  test('keeps apart what a pet adds', () => {
    const costs = movingInCosts({ ...loft, ...NOTHING_ELSE, PetDeposit: '300.00' })
    expect(costs).toMatchObject({ TotalCents: 240_000, PetLines: [{ Cents: 30_000 }] })
  })
  test('is no matter of a sale', () => expect(movingInCosts({ ...loft, ListingTypeId: 2, RentFrequencyId: null })).toBeNull())
})

test.each([
  [1, null],
  [2, 0.001],
  [3, 0.005],
])('the circle of exactness %i holds the home wherever rounding has moved it', (AddressExactness, degrees) => {
  const { radiusMeters } = exactnessOf({ ...loft, AddressExactness })
  if (degrees === null) expect(radiusMeters).toBeNull()
  else expect(radiusMeters).toBeGreaterThan(Math.SQRT2 * degrees * 111_320)
})

test('a pin that no one has placed is called approximate, with a circle', () => {
  const inZip = exactnessOf({ ...loft, IsPinPlaced: false, Zip: '78704' })
  expect(inZip).toMatchObject({ sentence: 'Approximate: the middle of ZIP 78704. The home is somewhere around it.', radiusMeters: 1_600 })
  expect(exactnessOf({ ...loft, IsPinPlaced: false, Zip: null, City: 'Austin' }).sentence).toMatch(/^Approximate: the middle of Austin\./)
})
