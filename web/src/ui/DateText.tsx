import { formatDate } from '@keystead/contract/values/dates.ts'

/** A day in words that line up: `Nov 20, 2026`. Takes `YYYY-MM-DD`, or a moment whose day in UTC is shown. */
export function DateText({ date }: { date: string }) {
  return (
    <time dateTime={date} className="tabular">
      {formatDate(date.slice(0, 10))}
    </time>
  )
}
