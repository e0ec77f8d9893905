import { expect, test } from 'vitest'
import { addBusinessDays, isBusinessDay } from './business-days.ts'

test.each([
  ['2026-11-26', 'Thanksgiving'],
  ['2026-01-19', 'Martin Luther King Jr. Day'],
  ['2026-02-16', 'Washington’s Birthday'],
  ['2026-05-25', 'Memorial Day'],
  ['2027-06-19', 'a Saturday'],
  ['2026-07-04', 'Independence Day, a Saturday'],
  ['2027-07-05', 'the Monday after Independence Day on a Sunday'],
  ['2026-09-07', 'Labor Day'],
  ['2026-10-12', 'Columbus Day'],
  ['2026-11-11', 'Veterans Day'],
  ['2026-12-25', 'Christmas'],
  ['2026-11-29', 'a Sunday'],
])('%s is none: %s', (day) => expect(isBusinessDay(day)).toBe(false))

test.each(['2026-11-25', '2026-11-27', '2026-07-03', '2026-05-18', '2026-10-19'])('%s is one', (day) =>
  expect(isBusinessDay(day)).toBe(true),
)

test.each([
  ['2026-11-25', 2, '2026-11-30'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-12-23', 4, '2026-12-30'],
  ['2026-11-25', 0, '2026-11-25'],
])('%s and %i business days is %s', (day, count, then) => expect(addBusinessDays(day, count)).toBe(then))
