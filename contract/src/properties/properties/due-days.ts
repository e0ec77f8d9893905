/* How many days ahead owners are told what will need them, in their lists and counts. */

/** How many days before its end a listing counts as expiring soon, in lists and on its page. */
export const EXPIRING_SOON_DAYS = 14
/** Long enough to agree on a new lease, or to find another home: from here on a lease ends soon. */
export const LEASE_ENDS_SOON_DAYS = 60

const DAY_MS = 86_400_000

/** Whether a listing ends within the days in which its owner should look at it. */
export function expiresSoon(expiresAt: string | null, now: Date): boolean {
  return expiresAt !== null && new Date(expiresAt).getTime() - now.getTime() <= EXPIRING_SOON_DAYS * DAY_MS
}
