import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/money/payments/pay-by-link', {
  title: 'Your invoice',
  intro: 'The invoice that was sent to you by email, and what became of it. You can pay it here without an account.',
  number: 'Invoice {number} from {issuer}',
  bill: 'What is owed',
  to: 'To {name}',
  items: 'Items',
  payments: 'Your payments',
  noPayments: 'No payments found.',
  browse: 'Browse homes',
})
