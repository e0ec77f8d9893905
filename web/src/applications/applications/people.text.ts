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
  connect: 'Is someone missing? {link} first.',
  connectLink: 'Connect with them',
  landlordAdds: 'Is someone missing whom you’re not connected with? The landlord can add them once the application is sent.',
})
