import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/money/payment-accounts/closing', {
  accountsClose: {
    one: '{count} payment account takes no more payments, and its details are erased.',
    other: '{count} payment accounts take no more payments, and their details are erased.',
  },
})
