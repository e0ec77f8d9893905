import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/forgot-password', {
  title: 'Forgot your password?',
  description: 'Get a link by email to choose a new password for your Keystead account.',
  promiseTitle: 'A new key in two minutes',
  promiseFirst: 'The link works once, for 30 minutes.',
  promiseSecond: 'Only the newest link counts.',
  promiseThird: 'With the new password, every other device is signed out.',
  backToSignIn: 'back to sign-in',
  lead: 'We send you a link to choose a new one. Or {back}.',
  email: 'Email',
  sendLink: 'Send the link',
  sentTitle: 'Please look into your inbox',
  newLinkSent: 'A new link is on its way. The one before no longer counts.',
  sendAgain: 'Send it again',
  otherEmail: 'Use another email',
  linkSent: 'A link is on its way to {email}. It works once, for 30 minutes. If it does not come, look among the unwanted emails.',
})
