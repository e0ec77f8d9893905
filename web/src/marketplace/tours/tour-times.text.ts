import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/tours/tour-times', {
  minutes: { one: '{count} minute', other: '{count} minutes' },
  hours: { one: '{length} hour', other: '{length} hours' },
  over: 'Past',
  confirmed: 'Confirmed',
  declined: 'Declined',
  canceled: 'Canceled',
  timeHasPassed: 'Time has passed',
  waitsFor: 'Waiting for {name}',
  waitsForYou: 'Waiting for you',
  waitsForVisitor: 'Waiting for the visitor',
  waitsForAnswer: 'Waiting for an answer',
})
