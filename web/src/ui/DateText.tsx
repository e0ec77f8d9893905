import { formatDate, formatDayOf, isCalendarDate } from '@keystead/contract/values/dates.ts'
import { useTimeZone } from './use-time-zone.ts'

/** A day in words that line up: `Nov 20, 2026`. Takes a day (`YYYY-MM-DD`), or a moment, whose day is the reader's own. */
export function DateText({ date }: { date: string }) {
  const timeZone = useTimeZone()
  return (
    <time dateTime={date} className="tabular">
      {isCalendarDate(date) ? formatDate(date) : formatDayOf(date, timeZone)}
    </time>
  )
}
