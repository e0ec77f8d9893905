import type { NotificationEvent } from '@keystead/contract/platform/preferences/notification-events.ts'
import { NO_RHYTHM, type StoredRhythm, channelsOf, nextDigest, quietUntil } from '../preferences/preference.public.ts'
import type { Reader } from './told.queries.ts'

/**
 * `usual`: as the reader wants it. `ungathered`: never in the mail of the day, such as what is one itself. `at once`: quiet
 * hours do not hold it either, since it is of use now or not at all.
 */
export type Timing = 'usual' | 'ungathered' | 'at once'

export type Delivery = {
  readonly inApp: boolean
  /** `gathered` goes into the mail of the day, `held` waits for the end of quiet hours. */
  readonly mail: 'none' | 'now' | 'held' | 'gathered'
  /** When a mail that waits may leave. */
  readonly mailAt: Date | null
}

export function rhythmOf({ digest, quiet_from, quiet_to, time_zone }: Reader): StoredRhythm {
  return digest === null || time_zone === null ? NO_RHYTHM : { digest, quiet_from, quiet_to, time_zone }
}

/** How one reader is told of an event: what they chose, and when. */
export function deliveryOf(
  event: NotificationEvent,
  reader: Reader,
  { timing = 'usual', hasOtherMail = false, at = reader.now }: { timing?: Timing; hasOtherMail?: boolean; at?: Date },
): Delivery {
  const { in_app, by_email, takes_mail } = reader
  const chosen = in_app === null || by_email === null ? undefined : { event_key: event.key, in_app, by_email }
  const { inApp, email } = channelsOf(event, chosen)
  const rhythm = rhythmOf(reader)
  if (!email || !takes_mail || hasOtherMail) return { inApp, mail: 'none', mailAt: null }
  if (timing === 'usual' && rhythm.digest === 'daily') return { inApp, mail: 'gathered', mailAt: nextDigest(at, rhythm) }
  const mailAt = (timing === 'at once' ? null : quietUntil(at, rhythm)) ?? (at > reader.now ? at : null)
  return mailAt ? { inApp, mail: 'held', mailAt } : { inApp, mail: 'now', mailAt: null }
}
