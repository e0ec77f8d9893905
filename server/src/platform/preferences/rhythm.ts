import { USUAL_TIME_ZONE } from '@keystead/contract/values/time-zones.ts'
import type { StoredRhythm } from './preference.queries.ts'
import { clockHour, nextHour } from './zone-hours.ts'

export const NO_RHYTHM: StoredRhythm = { digest: 'off', quiet_from: null, quiet_to: null, time_zone: USUAL_TIME_ZONE }

/** When the email of the day comes. */
const DIGEST_HOUR = 8

/** When the quiet hours that a moment falls into are over; null where it falls into none. From 22 to 7 goes over midnight. */
export function quietUntil(moment: Date, { quiet_from: from, quiet_to: to, time_zone }: StoredRhythm): Date | null {
  if (from === null || to === null || from === to) return null
  const hour = clockHour(moment, time_zone)
  const isQuiet = from < to ? from <= hour && hour < to : from <= hour || hour < to
  return isQuiet ? nextHour(moment, to, time_zone) : null
}

/** When the next email of the day may leave: at eight, or after quiet hours that last longer. */
export function nextDigest(after: Date, rhythm: StoredRhythm): Date {
  const morning = nextHour(after, DIGEST_HOUR, rhythm.time_zone)
  return quietUntil(morning, rhythm) ?? morning
}
