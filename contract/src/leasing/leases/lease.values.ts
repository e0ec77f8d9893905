import type { ReferenceItem } from '../../values/reference-items.ts'

/** Of the assignment of a tenant. */
export const TENANCY: ReferenceItem = { Id: 5, Text: 'Tenancy' }

export const BILLINGS = ['joint', 'individual'] as const
export type Billing = (typeof BILLINGS)[number]
export const BILLING_TEXTS: Readonly<Record<Billing, { readonly Text: string; readonly Detail: string }>> = {
  joint: { Text: 'One bill for all', Detail: 'Everyone sees the whole rent and who has paid. How they split it is up to them.' },
  individual: { Text: 'A bill for each', Detail: 'Each tenant gets and sees only a bill for their own share.' },
}

/** More people than this are a company, which then is one tenant. */
export const MAX_TENANTS = 10

/** Who answers for the rent without living there. */
export const MAX_GUARANTORS = 4

/** Who lives there and owes nothing: children, a partner. */
export const MAX_OCCUPANTS = 10

/** Leases that a shared room can have at once. */
export const SHARED_ROOM_PLACES = 10

/** Of a note that comes with a notice or a wish to renew. */
export const MOST_NOTE_CHARACTERS = 500
