import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/support-tickets/contact-us', {
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  writeToUsAboutYour:
    'Write to us about your account, a listing, a payment or anything else. You get a request number right away and our answer by email.',
  contactUs: 'Contact us',
  tellUsWhatYouNeed: 'Tell us what you need. A person reads every message.',
  whatHappensNext: 'What happens next',
  youGetAnEmailWith: 'You’ll get an email with your request number, and our answer at the same address.',
  signIn: 'Sign in',
  doYouHaveAnAccount: 'Do you have an account? {link} to see your earlier requests.',
  help: 'Help',
  yourEarlierRequestsAndOur: 'Your earlier requests and our answers are under {link}.',
  messageToUs: 'Message to us',
  contactFor: 'Contact for',
  name: 'Name',
  ifYouWouldRatherBe: 'If you’d rather get a call.',
  subject: 'Subject',
  message: 'Message',
  sendMessage: 'Send message',
  seeMyRequest: 'See my request',
  writeAnotherMessage: 'Write another message',
  sentNote: 'An email with your request number is on its way to {email}. Our answer goes to the same address.',
  sentNoteWithHelp:
    'An email with your request number is on its way to {email}. Our answer goes to the same address, and you’ll also find it under Help.',
  contactCompany: 'Contact {company}',
})
