import type { ReferenceItem } from '../../values/reference-items.ts'

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
