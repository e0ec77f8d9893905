import { defineText } from '@keystead/contract/text/define-text.ts'

/** The pages of a demo that show its emails. */
export const text = defineText('server/email/outbox', {
  outbox: 'Outbox',
  goToServer: 'Emails go to the mail server {server}. The emails below are from before it was set up.',
  noServer: 'No mail server is set up, so emails aren’t sent. You can read them here instead.',
  noEmails: 'No emails yet.',
  emails: 'Emails',
  everyKind: 'Every kind of email we send, with an example.',
  noneDefined: 'There are no emails to show.',
  theEmail: 'The email',
  attached: 'Attached: {name} ({size})',
  asPlainText: 'As plain text',
})
