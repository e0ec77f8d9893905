import { expect, test } from 'vitest'
import { addBusinessDays, addDays, bankTimeOf, dayOf, isBusinessDay, nextBusinessDay } from './business-days.ts'

/** As the Federal Reserve lists them; where one falls on a Saturday, banks work on the Friday before. */
test.each([
  [2026, ['01-01', '01-19', '02-16', '05-25', '06-19', '09-07', '10-12', '11-11', '11-26', '12-25']],
  [2027, ['01-01', '01-18', '02-15', '05-31', '07-05', '09-06', '10-11', '11-11', '11-25']],
  [2028, ['01-17', '02-21', '05-29', '06-19', '07-04', '09-04', '10-09', '11-23', '12-25']],
  [2029, ['01-01', '01-15', '02-19', '05-28', '06-19', '07-04', '09-03', '10-08', '11-12', '11-22', '12-25']],
])('the holidays of %i', (year, expected) => {
  const found: string[] = []
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1)) {
    const weekday = new Date(day).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !isBusinessDay(day)) found.push(day.slice(5))
  }
  expect(found).toEqual(expected)
})

test('days are counted over weekends and holidays', () => {
  expect(addBusinessDays('2026-11-25', 1)).toBe('2026-11-27')
  expect(addBusinessDays('2026-11-27', 1)).toBe('2026-11-30')
  expect(addBusinessDays('2026-11-28', 1)).toBe('2026-11-30')
  expect(nextBusinessDay('2026-11-26')).toBe('2026-11-27')
  expect(nextBusinessDay('2026-11-25')).toBe('2026-11-25')
})

test('a day is that of New York', () => {
  expect(dayOf(Date.parse('2026-03-07T04:59:59Z') / 1_000)).toBe('2026-03-06')
  expect(dayOf(Date.parse('2026-03-07T05:00:00Z') / 1_000)).toBe('2026-03-07')
  expect(dayOf(Date.parse('2026-07-07T04:00:00Z') / 1_000)).toBe('2026-07-07')
  expect(new Date(bankTimeOf('2026-07-07') * 1_000).toISOString()).toBe('2026-07-07T14:00:00.000Z')
})
