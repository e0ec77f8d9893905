import { defineText } from '@keystead/contract/text/define-text.ts'

/** Emails of invoices. */
export const text = defineText('server/money/invoices/invoice-email', {
  subject: 'Your invoice of {amount}, due {day}',
  heading: 'You have an invoice',
  sentBy: '{issuer} sent you an invoice.',
  sentBySomeone: 'You were sent an invoice for a home.',
  amount: 'Amount',
  due: 'Due',
  property: 'Property',
  number: 'Invoice number',
  attached: 'It is attached as a PDF.',
  see: 'See the invoice',
  seeAndPay: 'See and pay the invoice',
  notYou: 'This link opens your invoice without signing in, so please don’t forward this email. If you don’t know who sent it, don’t pay.',
  overdue: {
    subject: 'Your invoice was due {day}',
    heading: 'Your invoice is overdue',
    notPaid: 'An invoice that you were sent hasn’t been paid in full.',
    notPaidTo: 'An invoice from {issuer} hasn’t been paid in full.',
    onItsWay: 'A payment of {amount} is still on its way.',
  },
})
