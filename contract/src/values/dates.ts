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

/** `"2026-11-20"` -> `Nov 20, 2026`. */
export function formatDate(text: string): string {
  return new Date(`${text}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' })
}

/** The day on which a moment falls in a time zone: `2026-11-21T02:30:00Z` in Denver -> `Nov 20, 2026`. */
export function formatDayOf(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString('en-US', { timeZone, year: 'numeric', month: 'short', day: 'numeric' })
}

/** A moment in words, where the reader's own time zone is not known: `November 21, 2026 at 9:15 AM UTC`. */
export function formatMoment(moment: Date, timeZone = 'UTC'): string {
  const day = moment.toLocaleDateString('en-US', { timeZone, dateStyle: 'long' })
  const time = moment.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
  return `${day} at ${time}`
}
