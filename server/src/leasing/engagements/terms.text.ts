import { defineText } from '@keystead/contract/text/define-text.ts'

/** Terms of an agent, in parts: `Leasing only, from Dec 1, 2026, 8% of collected rent`. */
export const text = defineText('server/leasing/engagements/terms', {
  other: 'Other',
  from: 'from {day}',
  to: 'to {day}',
  commission: '{percent}% commission',
  ofCollectedRent: '{percent}% of collected rent',
  aMonth: '{amount} a month',
})
