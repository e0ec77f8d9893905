import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/money/payments/payments-messages', {
  paymentNotFound: 'Payment details not found.',
  payingOff: 'Paying online is off here. Please ask who has billed you how to pay.',
  noActiveAccount: 'The invoice creator does not have an active payment account. Payment cannot be initiated.',
  keyWrong: 'This is not the payment account of this invoice. Please reload the page and try again.',
  aboveBalance: 'This is more than the {amount} that is due.',
  belowLeast: 'Please pay at least {amount} at once.',
  onlyWhole: 'This invoice is paid in one payment of {amount}.',
  priceChanged: 'The fee has changed in the meantime. Please review the new total and confirm it again.',
  tooMany: 'Too many payments were tried. Please wait a while, or use another way to pay.',
  methodOff: 'This way to pay is not available right now. Please choose another one.',
  notRefundable: 'This payment can’t be refunded now.',
  aboveRefundable: 'At most {amount} can be refunded.',
  disputeRuns: 'The payer has disputed this payment with their bank. Nothing can be refunded until that is decided.',
  notRecorded: 'Only payments that were recorded by hand can be taken back. Others are refunded.',
  reversedAlready: 'This payment was already taken back.',
  notCancelable: 'This payment is already on its way, so it can’t be canceled.',
  paidOnIsToCome: 'The day it was paid can not be in the future.',
  paymentLinkOver: 'This payment link no longer works. Please ask who billed you for a new one.',
})
