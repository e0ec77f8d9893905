import type { NotificationEvent } from '@keystead/contract/platform/preferences/notification-events.ts'
import { NO_RHYTHM, type StoredRhythm, channelsOf, nextDigest, quietUntil } from '../preferences/preference.public.ts'
import type { Reader } from './told.queries.ts'

/**
 * `usual`: as the reader wants it. `ungathered`: never in the email of the day, such as what is one itself. `at once`: quiet
 * hours do not hold it either, since it is of use now or not at all.
 */
export type Timing = 'usual' | 'ungathered' | 'at once'

export type Delivery = {
  readonly inApp: boolean
  /** `gathered` goes into the email of the day, `held` waits for the end of quiet hours. */
  readonly email: 'none' | 'now' | 'held' | 'gathered'
  /** When an email that waits may leave. */
  readonly emailAt: Date | null
}

export function rhythmOf({ digest, quiet_from, quiet_to, time_zone }: Reader): StoredRhythm {
  return digest === null || time_zone === null ? NO_RHYTHM : { digest, quiet_from, quiet_to, time_zone }
}

/** How one reader is told of an event: what they chose, and when. */
export function deliveryOf(
  event: NotificationEvent,
  reader: Reader,
  { timing = 'usual', hasOtherEmail = false, at = reader.now }: { timing?: Timing; hasOtherEmail?: boolean; at?: Date },
): Delivery {
  const { in_app, by_email, takes_email } = reader
  const chosen = in_app === null || by_email === null ? undefined : { event_key: event.key, in_app, by_email }
  const { inApp, email } = channelsOf(event, chosen)
  const rhythm = rhythmOf(reader)
  if (!email || !takes_email || hasOtherEmail) return { inApp, email: 'none', emailAt: null }
  if (timing === 'usual' && rhythm.digest === 'daily') return { inApp, email: 'gathered', emailAt: nextDigest(at, rhythm) }
  const emailAt = (timing === 'at once' ? null : quietUntil(at, rhythm)) ?? (at > reader.now ? at : null)
  return emailAt ? { inApp, email: 'held', emailAt } : { inApp, email: 'now', emailAt: null }
}
