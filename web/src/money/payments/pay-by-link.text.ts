import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/money/payments/pay-by-link', {
  title: 'Your invoice',
  intro: 'The invoice that was sent to you by email, and what became of it.',
  number: 'Invoice {number} from {issuer}',
  forHome: 'For {home}',
  to: 'To {name}',
  due: 'Due {day}',
  total: 'Total',
  paid: 'Paid',
  balance: 'Still open',
  items: 'Items',
  processing: 'A payment is on its way.',
  isVoid: 'This invoice is void. You don’t owe it.',
  isPaid: 'This invoice is paid. Thank you.',
  payments: 'Your payments',
  noPayments: 'No payments found.',
  browse: 'Browse homes',
})
