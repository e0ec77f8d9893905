import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/form/summary', {
  currentAddress: 'Current address',
  nothing: 'Nothing is filled in here yet.',
  noMiddleName: 'None',
  isAdult: 'Age',
  adult: '18 or older',
  notKnown: 'Not known yet',
  idNumber: 'ID number',
  endsIn: 'Ends in {digits}',
  noSsn: 'Does not have one',
  ssnGiven: 'All nine digits were given. {digits}',
  ssnLast4: 'The last four digits were given: {digits}',
  ssnKept: 'Ends in {digits}.',
  yesExplained: 'Yes: {explanation}',
  address: 'Address',
  untilNow: '{from} to now',
  span: '{from} to {to}',
  until: 'Until {to}',
  income: '{amount} per {period}',
  pounds: { one: '{count} pound', other: '{count} pounds' },
  years: { one: '{count} year old', other: '{count} years old' },
})
