import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/money/asset-payments/home-payment', {
  title: 'Pay',
  titleOf: 'Pay for {home}',
  homes: 'Your homes',
  intro: 'Rent ahead, a deposit or anything else that no one has sent you an invoice for. You get an invoice and a receipt for it.',
  openBills: {
    one: 'There is an open invoice for this home. To pay it, open it: what you pay here is not taken off it.',
    other: 'There are {count} open invoices for this home. To pay one, open it: what you pay here is not taken off them.',
  },
  seeBills: 'Open invoices',
  whatFor: 'What it is for',
  amount: 'Amount',
  amountHelp: 'Your rent is {amount}{per}.',
  note: 'Note for your landlord',
  noteHelp: 'Which month, or which bill. It stands on the invoice and on the receipt.',
  next: 'Continue',
  wish: 'What you pay for',
  change: 'Change it',
  off: 'This can’t be paid online now',
  to: 'To',
})
