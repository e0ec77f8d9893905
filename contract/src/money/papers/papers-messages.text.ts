import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/money/papers/papers-messages', {
  noReceipt: 'There is no receipt: no payment of this has arrived yet.',
  receiptNotMade: 'This receipt couldn’t be made into a PDF. You can read all of it on this page.',
  notMade: 'This invoice couldn’t be made into a PDF. You can read all of it on this page.',
})
