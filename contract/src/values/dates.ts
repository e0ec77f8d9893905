const DATE_TEXT = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day that exists, between 1900 and 2199, as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const match = DATE_TEXT.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year < 1900 || year > 2199) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Years of two digits from here on are those of the last century: tenants of long standing moved in then. */
const FIRST_OF_LAST_CENTURY = 70

/** `26` -> 2026, `85` -> 1985, `1985` -> 1985: the year that people mean who write two digits or four. */
export function yearFromDigits(digits: string): number {
  const year = Number(digits)
  if (digits.length !== 2) return year
  return year >= FIRST_OF_LAST_CENTURY ? 1900 + year : 2000 + year
}

/** `"2026-11-20"` -> `Nov 20, 2026`. */
export function formatDate(text: string): string {
  return new Date(`${text}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' })
}

/** `addDays("2026-11-30", 1)` -> `"2026-12-01"`. */
export function addDays(text: string, days: number): string {
  return isoDay(Date.parse(text) + days * 86_400_000)
}

/**
 * The same day so many months on. What is the last day of its month stays the last one (Nov 30 -> May 31), and a day that a
 * shorter month does not have becomes its last (Aug 30 -> Feb 28).
 */
export function addMonths(text: string, months: number): string {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  const lastDayOf = (monthsLater: number) => new Date(Date.UTC(year, month + monthsLater, 0)).getUTCDate()
  const last = lastDayOf(months)
  const isMonthEnd = day === lastDayOf(0)
  return isoDay(Date.UTC(year, month - 1 + months, isMonthEnd ? last : Math.min(day, last)))
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

/** The day on which a moment falls in a time zone: `2026-11-21T02:30:00Z` in Denver -> `Nov 20, 2026`. */
export function formatDayOf(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString('en-US', { timeZone, year: 'numeric', month: 'short', day: 'numeric' })
}

/** The time of a moment in a time zone: `2026-11-21T02:30:00Z` in Denver -> `7:30 PM`. */
export function formatTimeOf(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
}

/** A moment in words, where the reader's own time zone is not known: `November 21, 2026 at 9:15 AM UTC`. */
export function formatMoment(moment: Date, timeZone = 'UTC'): string {
  const day = moment.toLocaleDateString('en-US', { timeZone, dateStyle: 'long' })
  const time = moment.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
  return `${day} at ${time}`
}
