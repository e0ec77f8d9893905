import { defineText } from '@keystead/contract/text/define-text.ts'

/** What stands beside a receipt that is no longer all there is to say. */
export const text = defineText('server/money/payments/receipt-standing', {
  partlyRefunded: '{amount} of this payment was refunded since.',
  refunded: 'This payment was refunded since.',
  disputed: 'This payment is disputed. It is held until that is decided.',
  returned: 'This payment was given back since.',
  returnedFor: 'The bank took this payment back since: {reason}',
  reversed: 'This payment was taken back since.',
  reversedFor: 'This payment was taken back since: {reason}',
})
