import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/forgot-password', {
  title: 'Forgot your password?',
  description: 'Get a link by email to choose a new password for your Keystead account.',
  promiseTitle: 'A new password in two minutes',
  promiseFirst: 'The link works once, for 30 minutes.',
  promiseSecond: 'Only the latest link works.',
  promiseThird: 'A new password signs out all your other devices.',
  backToSignIn: 'back to sign-in',
  lead: 'We’ll email you a link to choose a new one. Or go {back}.',
  email: 'Email',
  sendLink: 'Send link',
  sentTitle: 'Check your inbox',
  newLinkSent: 'We sent you a new link. The previous one no longer works.',
  sendAgain: 'Send again',
  otherEmail: 'Use another email',
  linkSent: 'We sent a link to {email}. It works once, for 30 minutes. If you don’t see it, check your spam folder.',
})
