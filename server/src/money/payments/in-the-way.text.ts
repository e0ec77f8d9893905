import { defineText } from '@keystead/contract/text/define-text.ts'

/** Which payments are in the way of an end. */
export const text = defineText('server/money/payments/in-the-way', {
  toYou: 'A payment to you is on its way, disputed or being refunded. Please wait until that is over.',
  byYou: 'A payment of yours is on its way. Please wait until it has arrived or failed.',
  toBusiness: 'A payment to this business is on its way, disputed or being refunded. Please wait until that is over.',
  byBusiness: 'A payment by this business is on its way. Please wait until it has arrived or failed.',
})
