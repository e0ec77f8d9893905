import { defineText } from '@keystead/contract/text/define-text.ts'

/** Why a payment failed or came back, for the payer: what happened, and what to do. */
export const text = defineText('server/money/payments/failure-words', {
  declined: 'The card was declined. Please use another card, or ask your bank.',
  insufficientFunds: 'There is not enough money on the account. Please use another card or account.',
  expiredCard: 'The card has expired. Please use another card.',
  wrongCvc: 'The CVV does not fit the card. Please check it and try again.',
  processingError: 'The bank could not process it. Please try again.',
  notProved: 'Your bank could not confirm that it is you. Please try again, or use another way to pay.',
  tokenUsed: 'The card or bank details had expired. Please enter them again.',
  payeeOff: 'The payment account of who bills cannot be paid right now. Please contact them.',
  noAccount: 'There is no such bank account. Please check the numbers, or use another account.',
  accountClosed: 'The bank account is closed. Please use another one.',
  notAuthorized: 'The payment was not authorized. Please contact who billed you.',
  stopped: 'The payment was stopped at your bank. Please contact your bank.',
  givenUp: 'It was given up before it was confirmed.',
  fraudulent: 'The cardholder says that they did not make it.',
  other: 'Your bank did not say why. Please try again, or use another way to pay.',
})
