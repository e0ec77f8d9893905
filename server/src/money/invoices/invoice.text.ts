import { defineText } from '@keystead/contract/text/define-text.ts'

/** What people are told of invoices, and what stands in the history of one. */
export const text = defineText('server/money/invoices/invoice', {
  sentToYou: '{actor} sent you invoice {number} for {home}: {amount}, due {day}.',
  withdrawn: '{actor} withdrew invoice {number} for {home}. You don’t owe it.',
  voided: '{actor} voided invoice {number} for {home}: {reason}',
  writtenOff: '{actor} closed invoice {number} for {home}. The open rest of {amount} is owed no longer: {reason}',
  finished: 'Finished.',
  sent: 'Sent.',
  begunByPayer: 'Paid by {actor} without an invoice at hand.',
  noPaymentCame: 'No one had billed it, and its payment did not come or went back.',
  takenBack: 'Withdrawn.',
  madeVoid: 'Voided: {reason}',
  restWrittenOff: 'The open rest of {amount} was written off: {reason}',
  seen: '{name} opened it.',
  becameOverdue: 'Became overdue.',
  overdueForYou: 'Invoice {number} from {issuer} for {home} is overdue: {amount} was due {day}.',
  overdueOnItsWay: 'Invoice {number} from {issuer} for {home} was due {day}. Your payment of {transit} is still on its way.',
  overdueInPart: 'Invoice {number} from {issuer} for {home} is overdue: {amount} was due {day}, and {transit} of it is still on its way.',
  overdueToYou: 'Invoice {number} for {home} is overdue. Still to come: {amount} from {names}, due {day}.',
  overdueToYouOnItsWay:
    'Invoice {number} for {home} is overdue. Still to come: {amount} from {names}, due {day}; {transit} of it is on its way.',
})
