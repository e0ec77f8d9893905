import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/plans/plan-table', {
  includedFromTheDayIt: 'Included when available',
  byTheMonth: 'Monthly',
  byTheYear: 'Yearly',
  listingsOnTheMarket: 'Listings on the market',
  profilesAsOwnerAgentAnd: 'Profiles as owner, agent and tenant',
  everyKind: 'All types',
  importFromAFile: 'Import from a file',
  photosAndFiles: 'Photos and files',
  businessMembers: 'Business members',
  eSignaturesAMonth: 'E-signatures per month',
  whatAPlanHolds: 'What’s included',
  properties: 'Properties',
  unlimited: 'Unlimited',
  included: 'Included',
})
