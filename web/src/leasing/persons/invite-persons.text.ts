import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/persons/invite-persons', {
  title: { one: 'Invite {count} person', other: 'Invite {count} people' },
  cancel: 'Cancel',
  intro:
    'Each person gets an email that names you and their home. When they accept, they see their lease right away. For everyone else, nothing changes.',
  formLabel: 'Invitation',
  message: 'Message',
  messageHelp: 'Everyone gets the same message. If it contains a link or an address, it shows on the invitation page instead of the email.',
  send: { one: 'Send invitation', other: 'Send invitations' },
  invitingPeople: { one: 'Inviting {count} person', other: 'Inviting {count} people' },
  progress: '{done} of {total}',
  doneTitle: 'Invitations',
  stop: 'Stop',
  close: 'Close',
  inviting: 'Inviting',
  invited: { one: '{count} person invited.', other: '{count} people invited.' },
  alreadyInvited: { one: '{count} person already had an invitation.', other: '{count} people already had an invitation.' },
  notBegun: { one: '{count} person not invited yet.', other: '{count} people not invited yet.' },
  notInvited: 'Not invited',
  unknownPerson: 'Deleted person',
})
