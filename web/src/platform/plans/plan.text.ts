import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/plans/plan', {
  unlimited: 'Unlimited properties and listings',
  storage: '{size} for photos and files',
  members: { one: '{count} business member', other: '{count} business members' },
  signatures: { one: '{count} e-signature a month', other: '{count} e-signatures a month' },
  price: { month: '{amount} a month', year: '{amount} a year' },
  free: 'nothing',
})
