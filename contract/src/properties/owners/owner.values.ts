import type { ReferenceItem } from '../properties/property.values.ts'

/** How title is held, which decides what becomes of a share when its owner dies or sells. */
export const VESTINGS: readonly ReferenceItem[] = [
  { Id: 1, Text: 'Sole owner' },
  { Id: 2, Text: 'Joint tenants' },
  { Id: 3, Text: 'Tenants in common' },
  { Id: 4, Text: 'Community property' },
  { Id: 5, Text: 'LLC or company' },
  { Id: 6, Text: 'Trust' },
]

/** More owners than this are a company, which then is one owner. */
export const MAX_OWNERS = 10
/** What the manager notes of one. */
export const LONGEST_NOTES = 500

/**
 * How an owner stands to the product: `named`, no more than a name; `invited`, asked and no answer yet; `asks`, has asked the
 * manager to connect, who can say yes; `accepted`, sees the property; `declined` and `expired`, the invitation came to
 * nothing; `ended`, saw it until the connection was over.
 */
export const OWNER_STATES = ['named', 'invited', 'asks', 'accepted', 'declined', 'expired', 'ended'] as const
export type OwnerState = (typeof OWNER_STATES)[number]

/** A whole property, in hundredths of a percent. */
export const WHOLE_BPS = 10_000

/** `33.34` -> `3334`. */
export function bpsOfPercent(percent: number): number {
  return Math.round(percent * 100)
}

/**
 * Splits cents by shares (hundredths of a percent, 10,000 in all) so that the parts add up exactly: each gets its whole
 * cents, and those left over go to the largest remainders, earlier owners first.
 */
export function splitByShares(cents: number, sharesBps: readonly number[]): number[] {
  const sign = cents < 0 ? -1 : 1
  const exact = sharesBps.map((bps) => BigInt(Math.abs(cents)) * BigInt(bps))
  const whole = BigInt(WHOLE_BPS)
  const parts = exact.map((part) => part / whole)
  const left = Math.abs(cents) - Number(parts.reduce((sum, part) => sum + part, 0n))
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  return parts
    .map((part, index) => ({ part: Number(part), place: byRemainder.findIndex((entry) => entry.index === index) }))
    .map(({ part, place }) => sign * (part + (place < left ? 1 : 0)) + 0)
}
