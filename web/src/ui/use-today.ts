import { useSyncExternalStore } from 'react'

const never = () => () => {}
/** Canada writes days as the wire does. */
const today = (timeZone: string | undefined) => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(Date.now())

/**
 * The day as `2026-11-21`: the reader's own, or that of a place. Null in the server's page, and until the browser has taken
 * it over: it may be another day there.
 */
export function useToday(timeZone?: string): string | null {
  return useSyncExternalStore(
    never,
    () => today(timeZone),
    () => null,
  )
}
