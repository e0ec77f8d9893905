import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/plans/plan-table', {
  prices: 'Prices',
  forAsLongAsYou: 'For as long as you like',
  savingLessThanTwelveMonths: '{saving} less than twelve months',
  savingLessWhenPaidBy: '{saving} less when paid by the year',
  includedFromTheDayIt: 'Included from the day it is here',
  byTheMonth: 'By the month',
  byTheYear: 'By the year',
  listingsOnTheMarket: 'Listings on the market',
  profilesAsOwnerAgentAnd: 'Profiles as owner, agent and tenant',
  everyKind: 'Every kind',
  importFromAFile: 'Import from a file',
  photosAndFiles: 'Photos and files',
  businessMembers: 'Business members',
  eSignaturesAMonth: 'E-signatures a month',
  whatAPlanHolds: 'What a plan holds',
  unlimitedPropertiesAndListings: 'Unlimited properties and listings',
  storage: '{size} for photos and files',
  members: { one: '{count} business member', other: '{count} business members' },
  signatures: { one: '{count} e-signature a month', other: '{count} e-signatures a month' },
})
