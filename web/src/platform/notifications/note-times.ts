import { halfHours } from '@keystead/contract/values/clock-times.ts'

/** Every half hour: `14:30` as `2:30 PM`. */
export const NOTE_TIMES = halfHours(0, 48)

/** The moment of a day and a time on the reader's own clock. */
export function momentOf(day: string, time: string): Date {
  // Without a zone behind it, it is read as local time.
  return new Date(`${day}T${time}:00`)
}
