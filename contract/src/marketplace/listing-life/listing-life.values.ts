import { EXPIRED } from '../../properties/properties/unlist-reasons.ts'

/*
 * How long a home is on the market, and how it leaves it. `listing_end` in the database counts the same days.
 */

/** A listing ends at the end of this day after it was listed or renewed, in the property's own time zone. */
export const LISTING_DAYS = 90
/** An expired listing can be renewed for so long; afterwards it is listed again. */
export const RENEWABLE_DAYS_AFTER_EXPIRY = 30
/** The days before the end on which the owner gets an email. */
export const NOTICE_DAYS = { week: 7, day: 1 } as const

const DAY_MS = 86_400_000

/** Whether a home that expired then may still be renewed. */
export function isRenewable(state: { UnlistedReason: string | null; UnlistedAt: string | null }, now: Date): boolean {
  return (
    state.UnlistedReason === EXPIRED.key &&
    state.UnlistedAt !== null &&
    now.getTime() - new Date(state.UnlistedAt).getTime() <= RENEWABLE_DAYS_AFTER_EXPIRY * DAY_MS
  )
}
