import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/plans/plan-table', {
  later: 'Included when available',
  monthly: 'Monthly',
  yearly: 'Yearly',
  listings: 'Listings on the market',
  profiles: 'Profiles as owner, agent and tenant',
  allKinds: 'All types',
  imports: 'Import from a file',
  storage: 'Photos and files',
  members: 'Business members',
  signatures: 'E-signatures per month',
  corner: 'What’s included',
  properties: 'Properties',
  unlimited: 'Unlimited',
  included: 'Included',
})
