import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/assignments/notice', {
  movingDay: 'Moving day',
  note: 'Note',
  ofNames: 'of {names}',
  recordNotice: 'Record notice',
  recordIntro: 'Enter what {names} told you. We’ll let everyone with an account know that you recorded it.',
  recordConsequence: 'The home is marked “Notice given” until that day. The lease continues until you end it.',
  movingDayHelp: 'The last day they live here.',
  noteHelp: 'Tenants with an account can read this.',
  withdrawTitle: 'Withdraw the notice?',
  withdrawConsequence:
    'The lease continues as if no notice had been given. We’ll notify everyone on the lease and the people who manage the home.',
  withdraw: 'Withdraw notice',
  keepNotice: 'Keep notice',
  nameGave: '{name} gave notice on {date} and is moving out by {day}.',
  nameRecorded: '{name} recorded the notice on {date}. Moving out by {day}.',
  youGave: 'You gave notice on {date}. You’re moving out by {day}.',
  youRecorded: 'You recorded the notice on {date}. Moving out by {day}.',
})
