import type { AgentScope } from '../../rpc/access.ts'
import type { ReferenceItem } from '../../values/reference-items.ts'

/** Of the assignment of a tenant. */
export const TENANCY: ReferenceItem = { Id: 5, Text: 'Tenancy' }

/** What an assignment may let an agent do, in words. */
export const AGENT_SCOPE_TEXTS: Readonly<Record<AgentScope, { readonly Text: string; readonly Detail: string }>> = {
  list: { Text: 'Listing', Detail: 'Edit the description, facts and photos, list and unlist, answer viewings.' },
  terms: { Text: 'Price and terms', Detail: 'With Listing: change price, terms and address, too. You hear of each change.' },
  tenants: { Text: 'Tenants', Detail: 'Move tenants in and out, extend leases.' },
  invoice: { Text: 'Invoices', Detail: 'Bill rent and fees, and see what is paid.' },
  maintenance: { Text: 'Maintenance', Detail: 'Take repair requests and see them through.' },
  documents: { Text: 'Documents', Detail: 'Read and add papers of the property.' },
}

/** What people expect of each contract; the owner changes it as they like. What a home costs stays theirs until they say otherwise. */
export const USUAL_SCOPES: Readonly<Record<number, readonly AgentScope[]>> = {
  1: ['list', 'tenants', 'invoice', 'maintenance', 'documents'],
  2: ['list', 'tenants'],
  3: ['list'],
  4: ['list'],
}

export const BILLINGS = ['joint', 'individual'] as const
export type Billing = (typeof BILLINGS)[number]
export const BILLING_TEXTS: Readonly<Record<Billing, { readonly Text: string; readonly Detail: string }>> = {
  joint: { Text: 'One bill for all', Detail: 'Everybody sees the whole rent and who has paid. The shares are between them.' },
  individual: { Text: 'A bill for each', Detail: 'Everybody gets and sees a bill of their own share only.' },
}

/** More people than this are a company, which then is one tenant. */
export const MAX_TENANTS = 10

/** Leases that a shared room can have at once. */
export const SHARED_ROOM_PLACES = 10

export const ASSIGNMENT_STATES = ['current', 'upcoming', 'past'] as const
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number]
