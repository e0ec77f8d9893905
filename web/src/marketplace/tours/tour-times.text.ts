import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/tours/tour-times', {
  minutes: { one: '{count} minute', other: '{count} minutes' },
  hours: { one: '{length} hour', other: '{length} hours' },
  over: 'Over',
  confirmed: 'Confirmed',
  declined: 'Declined',
  canceled: 'Canceled',
  timeHasPassed: 'Time has passed',
  waitsForName: 'Waits for {name}',
  waitsForYou: 'Waits for you',
  waitsForTheVisitor: 'Waits for the visitor',
  waitsForAnAnswer: 'Waits for an answer',
})
