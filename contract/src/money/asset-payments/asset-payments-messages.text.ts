import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/money/asset-payments/asset-payments-messages', {
  over: 'This payment was not finished in time. Please begin it again.',
  tooMuch: 'At most {amount} can be paid at once without an invoice.',
  ownHome: 'You manage this property yourself, so there is no one to pay.',
})
