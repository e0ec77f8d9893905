import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/money/invoices/invoice-refusal', {
  mayNotBillForManager: 'The manager of this property hasn’t given you the right to bill for them. You can bill for your own work.',
})
