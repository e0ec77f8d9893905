import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/applications/screening/screening', {
  notOrdered: 'The report was not ordered.',
  asked: '{actor} asks you to agree to a screening for your application for {home}.',
  refused: '{name} does not agree to the screening for {home}.',
  agreed: '{name} has agreed to the screening for {home}.',
  canceled: 'The screening for your application for {home} was canceled.',
  questions: 'The agency has questions for you, to know that it is really you who applies for {home}.',
  blocked: 'Your credit file is frozen. Please lift the freeze, so that the screening for {home} can go on.',
  ready: 'The report about {name} for {home} is there.',
  ownReady: 'The report about you for {home} is there. You can read it, and dispute what is not right.',
  corrected: 'The report about {name} for {home} was corrected.',
  ownCorrected: 'The report about you for {home} was corrected.',
  failed: 'There is no report about {name} for {home}: {reason}',
  ownFailed: 'There is no report about you for {home}: {reason}',
  disputed: '{name} disputes a part of the report for {home}.',
  disputeResolved: 'The agency has looked into what you disputed in the report for {home}.',
  namesCheck: {
    name: 'Name',
    birth_date: 'Date of birth',
    ssn: 'Social Security number',
    address: 'Address',
  },
  records: {
    at: '{court}, {state}',
    filed: 'Filed {day}',
    decided: 'Decided {day}',
    case: 'Case {number}',
    amount: 'Amount {amount}',
    opened: 'Opened {day}',
    chapter: 'Chapter {chapter}',
  },
})
