import { formatDate } from '../../values/dates.ts'

/** What becomes of a lease whose last day is another one now; `null` is no last day. */
type EndChange =
  | 'none'
  /** A later last day. */
  | 'extended'
  | 'shortened'
  /** From month to month from now on. */
  | 'open-ended'
  /** A last day for what ran from month to month. */
  | 'limited'

export function endChange(from: string | null, to: string | null): EndChange {
  if (from === to) return 'none'
  if (to === null) return 'open-ended'
  if (from === null) return 'limited'
  return to > from ? 'extended' : 'shortened'
}

/** What was done to a lease: `extended until Nov 30, 2027`. */
export function leaseEndText(from: string | null, to: string | null): string {
  if (to === null) return 'made month to month'
  return endChange(from, to) === 'extended' ? `extended until ${formatDate(to)}` : `changed to end on ${formatDate(to)}`
}
