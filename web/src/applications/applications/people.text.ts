import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/applications/people', {
  people: 'Who applies',
  help: 'Each of them fills in a form of their own.',
  personNumber: 'Person {number}',
  person: 'Tenant',
  persons: 'people',
  typeName: 'Type a name',
  personHelp: 'Someone you’re connected with.',
  type: 'Application type',
  addPerson: 'Add another person',
  remove: 'Remove',
  removeWho: 'Remove {who}',
  full: 'An application can have {most} people.',
  who: 'Who is it?',
  ways: { known: 'Someone you’re connected with', email: 'Someone else, by email' },
  name: 'Name',
  email: 'Email',
  emailHelp:
    'They get a link to take their form with. It works once, for anyone who has it. You see the name of the account that takes it.',
})
