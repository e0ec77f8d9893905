import { defineText } from '@keystead/contract/text/define-text.ts'

/** Emails of payments. */
export const text = defineText('server/money/payments/payment-email', {
  subject: 'Your receipt for {amount}, paid {day}',
  heading: 'Your receipt',
  arrived: 'Your payment has arrived.',
  arrivedAt: 'Your payment to {issuer} has arrived.',
  recorded: 'A payment of yours was recorded.',
  recordedBy: '{issuer} recorded a payment of yours.',
  amount: 'Amount',
  fee: 'Fee',
  total: 'Total paid',
  paidOn: 'Paid on',
  method: 'Method',
  endingIn: '{method} ending in {lastFour}',
  property: 'Property',
  number: 'Invoice number',
  receipt: 'Receipt number',
  balance: 'Still owed',
  attached: 'Your receipt is attached as a PDF.',
  see: 'See the invoice',
  notYou: 'This link opens the invoice without signing in, so please don’t forward this email.',
})
