import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/screening/ask', {
  title: 'Ask for screening',
  help: 'Those you choose are asked to agree. Nothing is ordered before they have.',
  people: 'Who is it about?',
  notSubmitted: 'Has not submitted a form yet.',
  package: 'What do you want to know?',
  detail: { one: '{products}. {price}, counts for {count} day.', other: '{products}. {price}, counts for {count} days.' },
  ownDetail: 'You check by yourself, and write down what you found. Free of charge.',
  free: 'Free of charge',
  each: '{price} each',
  notNow: 'Not offered now.',
  notThere: 'Not offered for homes in {state}.',
  notKnown: 'It has to be known first who you are.',
  unknownTitle: 'Agencies give reports only to landlords of whom it is known who they are.',
  unknownOwner: 'Set up a payment account, or write to support. Your own check needs neither.',
  unknownAgent: 'The landlord sets up a payment account, or writes to support. An own check needs neither.',
  toAccounts: 'Payment accounts',
  payer: 'Who pays?',
  payerDetails: {
    landlord: '{price} for each person is charged to you once it is ordered.',
    applicant: 'They are asked for {price} before it is ordered. Not every state allows that.',
  },
  submit: { one: 'Ask {count} person', other: 'Ask {count} people' },
  submitNone: 'Ask',
})
