import type { AssetEvent } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'

/** The events of each day where the home stands; they come the latest first, so those of a day stand together. */
export function byDay(events: readonly AssetEvent[], timeZone: string): { day: string; events: AssetEvent[] }[] {
  const days: { day: string; events: AssetEvent[] }[] = []
  for (const event of events) {
    const day = formatDayOf(event.At, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.events.push(event)
    else days.push({ day, events: [event] })
  }
  return days
}

/** `3:05 PM`, where the home stands. */
export function timeOf(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
}
