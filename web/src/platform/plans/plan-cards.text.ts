import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/plans/plan-cards', {
  prices: 'Prices',
  forAsLongAsYou: 'For as long as you like',
  savingLessThanTwelveMonths: '{saving} less than twelve months',
  savingLessWhenPaidBy: '{saving} less when you pay yearly',
  intervals: { month: 'Monthly', year: 'Yearly' },
  per: { month: 'a month', year: 'a year' },
})
