import { text } from './sessions.text.ts'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago something was, told to the minute: `just now`, `5 minutes ago`, `yesterday`. */
export function timeAgo(instant: string, now: Date): string {
  const passedMs = now.getTime() - Date.parse(instant)
  // The server's clock may be a little ahead of this one.
  if (passedMs < 2 * MINUTE_MS) return text.justNow
  const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
  if (passedMs < HOUR_MS) return words.format(-Math.floor(passedMs / MINUTE_MS), 'minute')
  if (passedMs < DAY_MS) return words.format(-Math.floor(passedMs / HOUR_MS), 'hour')
  return words.format(-Math.floor(passedMs / DAY_MS), 'day')
}
