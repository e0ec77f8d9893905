import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/plans/plan-table', {
  prices: 'Prices',
  forAsLongAsYou: 'For as long as you like',
  savingLessThanTwelveMonths: '{saving} less than twelve months',
  savingLessWhenPaidBy: '{saving} less when you pay yearly',
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
  unlimitedPropertiesAndListings: 'Unlimited properties and listings',
  storage: '{size} for photos and files',
  members: { one: '{count} business member', other: '{count} business members' },
  signatures: { one: '{count} e-signature a month', other: '{count} e-signatures a month' },
})
