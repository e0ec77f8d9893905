import { useSyncExternalStore } from 'react'

const never = () => () => {}
/** Canada writes days as the wire does. */
const calendar = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' })
const today = () => calendar.format()

/** The reader's day as `2026-11-21`. Null in the server's page, and until the browser has taken it over: it may be another day there. */
export function useToday(): string | null {
  return useSyncExternalStore(never, today, () => null)
}
