import { defineText } from '@keystead/contract/text/define-text.ts'

/** What people are told of invoices, and what stands in the history of one. */
export const text = defineText('server/money/invoices/invoice', {
  sentToYou: '{actor} sent you invoice {number} for {home}: {amount}, due {day}.',
  withdrawn: '{actor} withdrew invoice {number} for {home}. You don’t owe it.',
  voided: '{actor} voided invoice {number} for {home}: {reason}',
  finished: 'Finished.',
  sent: 'Sent.',
  takenBack: 'Withdrawn.',
  madeVoid: 'Voided: {reason}',
  seen: '{name} opened it.',
})
