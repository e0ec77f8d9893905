import type { AgentScope } from '../../rpc/access.ts'

/** What an assignment may let an agent do, in words. */
export const AGENT_SCOPE_TEXTS: Readonly<Record<AgentScope, { readonly Text: string; readonly Detail: string }>> = {
  list: { Text: 'Listing', Detail: 'Edit the description, facts and photos, list and unlist, and answer tour requests.' },
  terms: { Text: 'Price and terms', Detail: 'With Listing, also change the price, terms and address. We’ll notify you of each change.' },
  tenants: { Text: 'Tenants', Detail: 'Move tenants in and out, and extend leases.' },
  invoice: { Text: 'Invoices', Detail: 'Bill rent and fees, and see what’s paid.' },
  maintenance: { Text: 'Maintenance', Detail: 'Take repair requests and see them through.' },
  documents: { Text: 'Documents', Detail: 'View and add the property’s documents.' },
}

/** What people expect of each contract; the owner changes it as they like. What a home costs stays theirs until they say otherwise. */
export const USUAL_SCOPES: Readonly<Record<number, readonly AgentScope[]>> = {
  1: ['list', 'tenants', 'invoice', 'maintenance', 'documents'],
  2: ['list', 'tenants'],
  3: ['list'],
  4: ['list'],
}
