import { expect, test } from 'vitest'
import { isKept, occupancyDayText, tenantsText } from './occupancy-text.ts'

test('the day of what a home is', () => {
  const text = (Status: Parameters<typeof occupancyDayText>[0]['Status'], Day: string | null = '2027-01-07') =>
    occupancyDayText({ Status, Day })
  expect([text('occupied'), text('occupied', null), text('notice'), text('upcoming'), text('vacant'), text('vacant', null)]).toEqual([
    'until Jan 7, 2027',
    'month to month',
    'moving out by Jan 7, 2027',
    'from Jan 7, 2027',
    'since Jan 7, 2027',
    null,
  ])
  expect(text('off-books', null)).toBe('for sale')
  expect(occupancyDayText({ Status: 'off-books', Day: null }, 'renovation')).toBe('It is being renovated')
})

test('a home is kept where it is leased, about to be, or not for rent', () => {
  const kept = (Status: 'ending' | 'upcoming' | 'vacant' | null, OffBooksReason: 'other' | null = null) =>
    isKept({ Occupancy: Status && { Status, Day: null }, OffBooksReason })
  expect([kept('ending'), kept('upcoming'), kept('vacant'), kept('vacant', 'other'), kept(null)]).toEqual([true, true, false, true, false])
})

test('several tenants are told in a few words', () => {
  expect([tenantsText(['Ada']), tenantsText(['Ada', 'Ben']), tenantsText(['Ada', 'Ben', 'Cleo'])]).toEqual([
    'Ada',
    'Ada and Ben',
    'Ada and 2 others',
  ])
})
