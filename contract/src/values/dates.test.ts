import { expect, test } from 'vitest'
import { addDays, addMonths } from './dates.ts'

test.each([
  ['2026-11-14', 6, '2027-05-14'],
  // The last day of a month stays one.
  ['2026-11-30', 6, '2027-05-31'],
  ['2027-02-28', 12, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  // What is not, becomes one only where the month is too short.
  ['2028-02-28', 12, '2029-02-28'],
  ['2028-02-28', 6, '2028-08-28'],
  ['2026-08-30', 6, '2027-02-28'],
  ['2027-12-15', 1, '2028-01-15'],
  ['2027-01-31', -1, '2026-12-31'],
])('%s and %i months are %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2028-03-01', -1, '2028-02-29'],
  // Clocks change; days do not.
  ['2027-03-13', 2, '2027-03-15'],
])('%s and %i days are %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
})
