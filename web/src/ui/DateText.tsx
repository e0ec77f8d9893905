import { formatDate, formatDayOf, isCalendarDate } from '@keystead/contract/values/dates.ts'
import { useTimeZone } from './use-time-zone.ts'

type DateTextProps = {
  date: string
  /** Of the place that a moment belongs to; without it, its day is the reader's own. */
  timeZone?: string
}

/** A day in words that line up: `Nov 20, 2026`. Takes a day (`YYYY-MM-DD`) or a moment. */
export function DateText({ date, timeZone }: DateTextProps) {
  const ownTimeZone = useTimeZone()
  return (
    <time dateTime={date} className="tabular">
      {isCalendarDate(date) ? formatDate(date) : formatDayOf(date, timeZone ?? ownTimeZone)}
    </time>
  )
}
