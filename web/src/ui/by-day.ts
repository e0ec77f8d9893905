import { formatDayOf } from '@keystead/contract/values/dates.ts'

/** What happened, under the days of a time zone, in the order in which it came. */
export function byDay<Event extends { At: string }>(events: readonly Event[], timeZone: string): { day: string; events: Event[] }[] {
  const days = Map.groupBy(events, ({ At }) => formatDayOf(At, timeZone))
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }))
}
