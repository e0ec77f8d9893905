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
  toLookAt: 'The link in the email of your invoice shows how it stands.',
  failed: {
    subject: 'Your payment of {amount} failed',
    sentence: 'Your payment of {amount} didn’t go through. It is still owed.',
  },
  returned: {
    subject: 'Your payment of {amount} was returned',
    sentence: 'Your bank took back your payment of {amount}. It is owed again.',
  },
  refunded: {
    subject: 'You get {amount} back',
    sentence: '{amount} of your payment is being refunded. It is on your account in a few days.',
  },
  refundFailed: {
    subject: 'Your refund of {amount} did not arrive',
    sentence:
      'The refund of {amount} could not be paid to your card or bank account, so the sender of the invoice still has the money. Please ask them to give it back another way.',
  },
  reversed: {
    subject: 'A payment of {amount} was taken back',
    sentence: 'A payment of {amount} that was recorded for you was taken back. It is owed again.',
  },
  disputed: {
    subject: 'Your payment of {amount} was disputed',
    sentence: 'Your payment of {amount} was disputed at your bank. It is held until that is decided.',
  },
  disputeWon: {
    subject: 'Your payment of {amount} stands',
    sentence: 'The dispute about your payment of {amount} was decided for who billed you. The payment stands.',
  },
  disputeLost: {
    subject: 'You get {amount} back from your bank',
    sentence:
      'The dispute about your payment of {amount} was decided for you. Your bank gives the money back, and the invoice is open again.',
  },
  why: 'Reason',
  from: 'From',
  notYou: 'This link opens the invoice without signing in, so please don’t forward this email.',
})
