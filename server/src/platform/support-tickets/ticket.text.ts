import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/platform/support-tickets/ticket', {
  answered: 'We answered your request #{number}.',

  request: 'Request #{number}',
  requestLabel: 'Request',
  about: 'About',
  from: 'From',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  received: {
    subject: 'We have your message (request #{number})',
    heading: 'We have your message',
    intro: 'Thank you for writing to us. A person will read it and reply to this address.',
    see: 'See your request',
    notYou: 'Didn’t write to us? Then someone entered your address by mistake, and you don’t need to do anything.',
  },
  desk: {
    /** The subject is in the words of who asks. */
    subject: '#{number} {subject}',
    answering: 'To answer where the customer also finds it under Help: {command}',
  },
  answer: {
    subject: 'Our answer to request #{number}: {subject}',
    heading: 'Our answer to request #{number}',
    reply: 'Anything else? Reply to this email.',
    writeAgain: 'Anything else? Write to us again.',
    writeToUs: 'Write to us',
    replyThere: 'Anything else? Reply in the conversation.',
    see: 'See the conversation',
  },
})
