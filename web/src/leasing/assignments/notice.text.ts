import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/assignments/notice', {
  movingDay: 'Moving day',
  note: 'Note',
  ofNames: 'of {names}',
  recordNotice: 'Record notice',
  recordIntro: 'What {names} told you. Those who have an account are told that you recorded it.',
  recordConsequence: 'The home counts as “Notice given” until that day. The lease goes on until you end it.',
  movingDayHelp: 'The last day on which they live there.',
  noteHelp: 'Tenants who have an account read it.',
  takeBackTitle: 'Take the notice back?',
  takeBackConsequence: 'The lease goes on as if no notice had been given. Everyone whom it concerns is told.',
  takeBack: 'Take it back',
  keepNotice: 'Keep the notice',
  nameGave: '{name} gave notice on {date}: moving out by {day}.',
  nameRecorded: '{name} recorded the notice on {date}: moving out by {day}.',
  youGave: 'You gave notice on {date}: moving out by {day}.',
  youRecorded: 'You recorded the notice on {date}: moving out by {day}.',
})
