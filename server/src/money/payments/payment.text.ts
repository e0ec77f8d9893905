import { defineText } from '@keystead/contract/text/define-text.ts'

/** What people are told of payments, and what stands in the history of an invoice. */
export const text = defineText('server/money/payments/payment', {
  processingForIssuer: '{payer} paid {amount} of invoice {number} for {home}. It arrives about {day}.',
  settledForPayer: 'Your payment of {amount} for invoice {number} has arrived.',
  settledForIssuer: '{payer} paid {amount} of invoice {number} for {home}.',
  recordedForPayer: '{actor} recorded your payment of {amount} for invoice {number}.',
  failedForPayer: 'Your payment of {amount} for invoice {number} failed: {reason}',
  returnedForPayer: 'Your bank took back your payment of {amount} for invoice {number}: {reason} The invoice is open again.',
  returnedForIssuer: 'The bank of {payer} took back {amount} of invoice {number} for {home}: {reason} The invoice is open again.',
  reversedForPayer: '{actor} took back the payment of {amount} that was recorded for invoice {number}: {reason}',
  refundedForPayer: '{actor} is refunding {amount} of invoice {number}. It is on your account in a few days.',
  refundFailedForIssuer: 'The refund of {amount} for invoice {number} failed. The money is with you again.',
  refundFailedForPayer:
    'Your refund of {amount} for invoice {number} could not be paid to your card or bank account. Please ask {actor} to give it back another way.',
  disputedForIssuer: '{payer} disputed the payment of {amount} for invoice {number} with their bank. It is held until that is decided.',
  disputedForPayer: 'Your payment of {amount} for invoice {number} was disputed at your bank. It is held until that is decided.',
  disputeWonForPayer: 'The dispute about your payment of {amount} for invoice {number} was decided for who billed you. The payment stands.',
  disputeLostForPayer:
    'The dispute about your payment of {amount} for invoice {number} was decided for you. Your bank gives the money back, and the invoice is open again.',
  disputeWonForIssuer: 'The dispute about {amount} of invoice {number} was decided for you.',
  disputeLostForIssuer: 'The dispute about {amount} of invoice {number} was lost. The invoice is open again.',
  historyProcessing: 'A payment of {amount} is on its way.',
  historySettled: 'A payment of {amount} arrived.',
  historyRecorded: 'A payment of {amount} was recorded.',
  historyFailed: 'A payment of {amount} failed: {reason}',
  historyCanceled: 'A payment of {amount} was given up.',
  historyReturned: 'A payment of {amount} was returned: {reason}',
  historyReversed: 'A recorded payment of {amount} was taken back: {reason}',
  historyRefunded: '{amount} was refunded: {reason}',
  historyRefundFailed: 'A refund of {amount} failed.',
  historyDisputed: 'A payment of {amount} was disputed.',
  historyDisputeWon: 'The dispute about {amount} was won.',
  historyDisputeLost: 'The dispute about {amount} was lost.',
})
