import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/decisions/decisions', {
  title: 'Decision',
  takenBack: 'Taken back',
  byAt: '{name}, {at}',
  at: 'On {at}',
  what: {
    approved: 'Approved',
    conditional: 'Approved with conditions',
    waitlisted: 'On the waitlist',
    declined: 'Declined',
  },
  message: 'Message',
  conditions: 'Conditions',
  conditionOf: '{condition}: {amount}',
  saidWith: '{condition}. {words}',
  reasons: 'Reasons',
  acceptedAt: 'The conditions were accepted on {at}.',

  criteria: 'Measured by the criteria',
  criteriaOf: 'As they were on {day}. They are the same for everyone who applies.',
  asked: 'Asked',
  found: 'Said in the forms',
  noCriteria: 'No criteria held when it was complete.',
  writeCriteria: 'Write criteria for those to come',
  results: { met: 'Met', guaranteed: 'With a guarantor', notMet: 'Not met', unknown: 'To be read' },
  criterion: {
    income: 'Income',
    credit: 'Credit score',
    evictions: 'Evictions',
    landlordReference: 'Landlord reference',
    residents: 'Number of people',
  },

  notes: 'Notes',
  notesHelp: 'Only those who decide see them. They stay, are part of the file, and are handed out where the law asks for it.',
  noNotes: 'No notes yet.',
  note: 'Note',
  noteHint: 'Write what was said or checked, such as what a former landlord told you. Leave out who people are.',
  addNote: 'Add note',

  notices: 'Adverse action notices',
  noticeTo: 'Notice to {name}',
  yourNotice: 'A notice for you',
  print: 'Print',
})
