import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/persons/invite-persons', {
  title: { one: 'Invite {count} person', other: 'Invite {count} people' },
  cancel: 'Cancel',
  intro:
    'Each gets an email that names you and their home. Those who accept find their lease at once; for those who do not, nothing changes.',
  formLabel: 'Invitation',
  message: 'Message',
  messageHelp:
    'The same for all of them. With a link or an address in it, it is shown on the page of the invitation and left out of the email.',
  send: { one: 'Send invitation', other: 'Send invitations' },
  invitingPeople: { one: 'Inviting {count} person', other: 'Inviting {count} people' },
  progress: '{done} of {total}',
  doneTitle: 'Invitations',
  stop: 'Stop',
  close: 'Close',
  inviting: 'Inviting',
  invited: { one: '{count} person invited.', other: '{count} people invited.' },
  alreadyInvited: { one: '{count} person had an invitation already.', other: '{count} people had an invitation already.' },
  notBegun: { one: '{count} person not begun.', other: '{count} people not begun.' },
  notInvited: 'Not invited',
  unknownPerson: 'A person who is gone',
})
