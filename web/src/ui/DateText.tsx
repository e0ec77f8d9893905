import { formatDate, formatDayOf, isCalendarDate } from '@keystead/contract/values/dates.ts'
import { useSyncExternalStore } from 'react'

/** A day in words that line up: `Nov 20, 2026`. Takes a day (`YYYY-MM-DD`), or a moment, whose day is the reader's own. */
export function DateText({ date }: { date: string }) {
  const timeZone = useTimeZone()
  return (
    <time dateTime={date} className="tabular">
      {isCalendarDate(date) ? formatDate(date) : formatDayOf(date, timeZone)}
    </time>
  )
}

const never = () => () => {}
const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
// The server does not know where its readers are; the browser puts it right once it has taken over.
const serverTimeZone = () => 'UTC'

function useTimeZone(): string {
  return useSyncExternalStore(never, ownTimeZone, serverTimeZone)
}
