import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/money/payments/checkout', {
  title: 'Pay',
  titleOf: 'Pay invoice {number}',
  invoices: 'Invoices',
  invoice: 'Invoice {number}',
  bill: 'The invoice',
  from: 'From',
  about: 'For',
  due: 'Due',
  total: 'Total',
  paid: 'Paid',
  open: 'Still open',
})
