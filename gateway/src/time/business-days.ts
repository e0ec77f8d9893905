/* Dates as text, `2026-11-26`, in the calendar of the Federal Reserve. */

const DAY_MS = 86_400_000
/** When banks have done their work of a day: 14:00 UTC is morning in New York, summer and winter. */
const HOUR_OF_BANKS_UTC = 14

const NEW_YORK = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })

/** The day that it is in New York. */
export function dayOf(seconds: number): string {
  return NEW_YORK.format(seconds * 1_000)
}

/** The instant at which banks settle on a day. */
export function bankTimeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1_000 + HOUR_OF_BANKS_UTC * 3_600
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The day itself does not count; a payment of a Saturday begins on the Monday after it. */
export function addBusinessDays(day: string, days: number): string {
  let found = day
  for (let left = days; left > 0; left -= 1) found = nextBusinessDay(addDays(found, 1))
  return found
}

/** The day itself, or the first one after it on which banks work. */
export function nextBusinessDay(day: string): string {
  let found = day
  while (!isBusinessDay(found)) found = addDays(found, 1)
  return found
}

export function isBusinessDay(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(day.slice(0, 4))).has(day)
}

const holidays = new Map<number, ReadonlySet<string>>()

/** Federal Reserve banks keep a holiday that falls on a Sunday on the Monday after it, and one on a Saturday not at all. */
function holidaysOf(year: number): ReadonlySet<string> {
  const known = holidays.get(year)
  if (known) return known
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'].map((date) => `${year}-${date}`)
  const kept = fixed.map((day) => (weekdayOf(day) === 0 ? addDays(day, 1) : day))
  const moving = [nthMonday(year, 1, 3), nthMonday(year, 2, 3), lastMonday(year, 5), nthMonday(year, 9, 1), nthMonday(year, 10, 2)]
  const found = new Set([...kept, ...moving, nthWeekday(year, 11, 4, 4)])
  holidays.set(year, found)
  return found
}

function nthMonday(year: number, month: number, nth: number): string {
  return nthWeekday(year, month, 1, nth)
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)
}

function lastMonday(year: number, month: number): string {
  const fifth = nthMonday(year, month, 5)
  return Number(fifth.slice(5, 7)) === month ? fifth : nthMonday(year, month, 4)
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}
