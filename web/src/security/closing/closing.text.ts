import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/closing/closing', {
  title: 'Close your account',
  intro: 'For good. If you only want a rest, take your listings off the market instead.',
  consequences: 'This is what happens:',
  whatIsKept:
    'We keep what the law or other people need, such as invoices, without your name. Your email is free for a new account at once.',
  closeMyAccount: 'Close my account…',
  pinSentence: 'You are about to close your account for good.',
  closeTitle: 'Close your account?',
  closeIntro: 'You are closing the account of {email}. This cannot be undone. Download your data first if you want to keep any of it.',
  confirmEmail: 'Type your email to confirm',
  reason: 'What made you leave?',
  keepMyAccount: 'Keep my account',
  closeForGood: 'Close my account for good',
  exportTitle: 'Your data',
  exportIntro:
    'One file with everything that we keep of you: profiles, properties, messages, sign-ins. Passwords and other secrets are not in it.',
  downloadData: 'Download my data',
  signedOutEverywhere: 'You are signed out everywhere, and nobody can sign in again.',
  listingsLeave: { one: '{count} home leaves the market.', other: '{count} homes leave the market.' },
  propertiesLost: { one: 'You can no longer reach your {count} property.', other: 'You can no longer reach your {count} properties.' },
  profilesErased: {
    one: '{count} profile with name, picture and contact details is erased.',
    other: '{count} profiles with name, picture and contact details are erased.',
  },
  planEnds: 'The {plan} plan ends today.',
})
