import { defineText } from '../text/define-text.ts'

/** What members of a business are told of what they may do. */
export const text = defineText('contract/rpc/permissions', {
  areas: {
    properties: 'properties',
    listings: 'listings',
    leads: 'inquiries and tours',
    leases: 'leases and tenants',
    connections: 'connections',
    applications: 'applications',
    agreements: 'agreements',
    documents: 'documents',
    invoices: 'invoices',
    payments: 'payments',
    paymentAccounts: 'payment accounts',
    reports: 'reports',
    services: 'service requests',
    members: 'members',
    branding: 'the page and the brand of the business',
    plan: 'the plan',
  },
  refused: {
    view: 'Your role in this business does not let you see {area}. Its administrators can change that.',
    edit: 'Your role in this business does not let you change {area}. Its administrators can change that.',
    delete: 'Your role in this business does not let you delete {area}. Its administrators can change that.',
    pay: 'Your role in this business does not let you move money. Its administrators can change that.',
  },
  administrators: 'Only administrators of this business can do that.',
  limited: 'This concerns all properties of the business, and you are given some of them. Its administrators can change that.',
})
