import { expect, test } from 'vitest'
import { rentOfMonth } from './scheduled-rent.ts'

const MONTHLY = 1
const WEEKLY = 2

const rent = (from_on: string, last_on: string, dollars: number, rent_frequency_id = MONTHLY, leases = 1) => ({
  from_on,
  last_on,
  rent_cents: dollars * 100,
  rent_frequency_id,
  leases,
})

test.each([
  { what: 'a whole month', rents: [rent('2026-01-01', '2026-12-31', 3000)], cents: 300_000 },
  {
    what: 'none before it begins or after it ends',
    rents: [rent('2026-01-01', '2026-10-31', 3000), rent('2026-12-01', '2027-05-31', 3000)],
    cents: 0,
  },
  { what: 'from the middle of the month, that day included', rents: [rent('2026-11-16', '2027-11-15', 3000)], cents: 150_000 },
  { what: 'until a day of the month, that day included', rents: [rent('2025-11-11', '2026-11-10', 3000)], cents: 100_000 },
  { what: 'one day', rents: [rent('2026-11-30', '2026-11-30', 3000)], cents: 10_000 },
  {
    what: 'another rent from the middle on',
    rents: [rent('2026-01-01', '2026-11-10', 3000), rent('2026-11-11', '2027-01-01', 3300)],
    cents: 320_000,
  },
  { what: 'a weekly rent, of 52 weeks a year', rents: [rent('2026-01-01', '2026-12-31', 300, WEEKLY)], cents: 130_000 },
  { what: 'leases with the same rent', rents: [rent('2026-01-01', '2026-12-31', 1000, MONTHLY, 3)], cents: 300_000 },
  {
    what: 'thirds of a cent, rounded together',
    rents: [rent('2026-11-01', '2026-11-01', 1), rent('2026-11-02', '2026-11-02', 1), rent('2026-11-03', '2026-11-03', 1)],
    cents: 10,
  },
  { what: 'nothing without leases', rents: [], cents: 0 },
])('of November 2026: $what', ({ rents, cents }) => expect(rentOfMonth(rents, '2026-11-01')).toBe(cents))

test('a day of a shorter month is a larger part of it', () => {
  const twoWeeks = (month: string) => rentOfMonth([rent(`${month}-01`, `${month}-14`, 2800)], `${month}-01`)
  expect(twoWeeks('2027-02')).toBe(140_000)
  expect(twoWeeks('2026-12')).toBe(126_452)
  expect(twoWeeks('2028-02')).toBe(135_172)
})
