type UnlistReason = {
  readonly key: string
  readonly text: string
  /** In words of the RESO Data Dictionary. */
  readonly standardStatus: 'Withdrawn' | 'Closed' | 'Pending' | 'Hold' | 'Expired'
}

/** Why a home leaves the market. A key never changes its meaning: history keeps it. */
export const UNLIST_REASONS = [
  { key: 'withdrawn', text: 'Taken off the market', standardStatus: 'Withdrawn' },
  { key: 'rented', text: 'Rented', standardStatus: 'Closed' },
  { key: 'sold', text: 'Sold', standardStatus: 'Closed' },
  { key: 'pending', text: 'Under contract', standardStatus: 'Pending' },
  { key: 'hold', text: 'On hold for a while', standardStatus: 'Hold' },
] as const satisfies readonly UnlistReason[]

/** Not a choice: the listing was not renewed. */
export const EXPIRED: UnlistReason & { key: 'expired' } = { key: 'expired', text: 'Expired', standardStatus: 'Expired' }

export const UNLIST_REASON_KEYS = UNLIST_REASONS.map(({ key }) => key) as [UnlistReasonKey, ...UnlistReasonKey[]]
export type UnlistReasonKey = (typeof UNLIST_REASONS)[number]['key']

export function unlistReasonText(key: string): string {
  return [...UNLIST_REASONS, EXPIRED].find((reason) => reason.key === key)?.text ?? 'Unlisted'
}
