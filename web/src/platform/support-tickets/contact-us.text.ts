import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/support-tickets/contact-us', {
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  metaDescription:
    'Write to us about your account, a listing, a payment or anything else. You get a request number right away and our answer by email.',
  title: 'Contact us',
  intro: 'Tell us what you need. A person reads every message.',
  nextTitle: 'What happens next',
  nextEmail: 'You’ll get an email with your request number, and our answer at the same address.',
  signIn: 'Sign in',
  nextVisitor: 'Do you have an account? {link} to see your earlier requests.',
  help: 'Help',
  nextMember: 'Your earlier requests and our answers are under {link}.',
  form: 'Message to us',
  supportType: 'Contact for',
  name: 'Name',
  phoneHelp: 'If you’d rather get a call.',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  seeRequest: 'View my request',
  writeAnother: 'Write another message',
  sentHelp: 'An email with your request number is on its way to {email}. Our answer goes to the same address.',
  sentHelpMember:
    'An email with your request number is on its way to {email}. Our answer goes to the same address, and you’ll also find it under Help.',
  contactCompany: 'Contact {company}',
})
