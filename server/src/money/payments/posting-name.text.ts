import { defineText } from '@keystead/contract/text/define-text.ts'

/** What is booked, for those whose book it is; by kinds of postings. */
export const text = defineText('server/money/payments/posting-name', {
  charge: 'Billed',
  uncharge: 'Bill taken back',
  credit: 'Forgiven',
  uncredit: 'Owed again after a failed refund',
  pay: 'Payment',
  cost: 'Cost of the payment provider',
  fee: 'Fee of the payment provider',
  apply: 'Paid from what was paid ahead',
  return: 'Payment returned by the bank',
  refund: 'Refund',
  'refund-failed': 'Refund failed',
  dispute: 'Payment disputed',
  'dispute-won': 'Dispute won',
  'dispute-lost': 'Dispute lost',
  payout: 'Paid out to your bank',
  'payout-failed': 'Payout failed',
  mark: 'Payment recorded',
  unmark: 'Recorded payment taken back',
  suspend: 'Difference to be looked at',
})
