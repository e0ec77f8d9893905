import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/agreements/agreements/agreement-email', {
  toSign: {
    subject: '{name} asks you to sign an agreement',
    heading: 'An agreement to sign',
    intro: '{name} has sent you an agreement to read and sign.',
    page: 'Read it first, then sign it on your phone or computer. You need no account.',
  },
  toApprove: {
    subject: '{name} asks you to approve an agreement',
    heading: 'An agreement to approve',
    intro: '{name} has sent you an agreement to read and approve before others sign it.',
    page: 'Read it first, then approve or decline it. You need no account.',
  },
  toRead: {
    subject: '{name} has sent you an agreement to read',
    heading: 'An agreement to read',
    intro: '{name} has sent you an agreement that others sign.',
    page: 'You can read it on our page. You need no account.',
  },
  reminder: {
    subject: 'Reminder: an agreement from {name} waits for you',
    heading: 'This agreement still waits for you',
    intro: '{name} is still waiting for your part in an agreement.',
    page: 'Read it first, then do your part on your phone or computer. You need no account.',
  },
  completed: {
    subject: 'Your signed copy of an agreement with {name}',
    heading: 'Everyone has signed',
    intro: 'Everyone has signed the agreement that {name} sent. It is sealed, and your copy is ready.',
    keep: 'Please save it: the link works for two years, and the file stays valid without it.',
  },
  ended: {
    subject: 'An agreement from {name} is no longer open',
    heading: 'Nothing to sign any more',
    voided: '{name} has voided the agreement that was sent to you.',
    declined: 'The agreement that {name} sent was declined.',
    expired: 'The last day to sign the agreement that {name} sent is over.',
  },
  terminated: {
    subject: 'An agreement with {name} ends early',
    heading: 'This agreement ends early',
    intro: '{name} has noted that the agreement with you ends early. What was signed stays as it is, with a note of this.',
    lastDay: 'Its last day is {day}.',
  },
  about: 'It is called “{title}”.',
  until: 'It is open until the end of {day}.',
  open: 'Open the agreement',
  copy: 'Get your copy',
  code: 'A code is sent to this address when you open it, so that no one else can open it.',
  why: 'You get this email because {name} has entered your address. If you don’t know them, please ignore it.',
  codeEmail: {
    subject: 'Your code to open the agreement',
    intro: 'Enter this code on the page of the agreement. It works for 10 minutes.',
    notYou: 'If you didn’t ask for it, please ignore this email: no one can open the agreement without it.',
  },
})
