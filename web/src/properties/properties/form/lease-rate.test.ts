import { expect, test } from 'vitest'
import { leaseRateOf, type RatedTerms } from './lease-rate.ts'

const office: RatedTerms = { Rent: null, RentFrequencyId: 1, LeaseRate: '24.00', Area: 2_500, AreaUnitId: 1 }

test('a rate and an area are a monthly rent, and back', () => {
  expect(leaseRateOf(office)).toMatchObject({ rentOfRate: '5000.00', rateOfRent: null, agree: false })
  expect(leaseRateOf({ ...office, LeaseRate: null, Rent: '5000.00' })).toMatchObject({ rentOfRate: null, rateOfRent: '24.00' })
})

test('a rent by the year and an area in square meters count the same', () => {
  expect(leaseRateOf({ ...office, Rent: '60000.00', RentFrequencyId: 7 })).toMatchObject({ rateOfRent: '24.00', agree: true })
  expect(leaseRateOf({ ...office, Area: 100, AreaUnitId: 3 })?.rentOfRate).toBe('2152.78')
})

test('they agree where the rent is the rate’s, cents rounded, and not where it is another one', () => {
  expect(leaseRateOf({ ...office, Area: 1_333, Rent: '2666.00' })?.agree).toBe(true)
  expect(leaseRateOf({ ...office, Rent: '5600.00' })?.agree).toBe(false)
})

test.each<[string, Partial<RatedTerms>]>([
  ['no area', { Area: null }],
  ['an area of nothing', { Area: 0 }],
  ['an area that is no number', { Area: 'large' as never }],
])('without %s there is nothing to work out', (_name, terms) => {
  expect(leaseRateOf({ ...office, ...terms })).toBeNull()
})

test('what is no amount is not worked with, and what no field takes is not offered', () => {
  expect(leaseRateOf({ ...office, LeaseRate: 'market', Rent: '-1' })).toMatchObject({ rentOfRate: null, rateOfRent: null })
  expect(leaseRateOf({ ...office, LeaseRate: '9999999999.00', Area: 100_000_000 })?.rentOfRate).toBeNull()
})
