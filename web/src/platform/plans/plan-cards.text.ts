import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/plans/plan-cards', {
  prices: 'Prices',
  freeForever: 'For as long as you like',
  savingOfYear: '{saving} less than paying monthly',
  savingByYear: '{saving} less when you pay yearly',
  intervals: { month: 'Monthly', year: 'Yearly' },
  per: { month: 'a month', year: 'a year' },
})
