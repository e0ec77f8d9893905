import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/oauth-callback', {
  title: 'Signing you in',
  promiseTitle: 'Almost at your desk',
  promiseFirst: 'Only your name and email come over.',
  promiseSecond: 'We never learn your password there, and never post anything.',
  promiseThird: 'You can disconnect it again at any time.',
  secondFactorTitle: 'One more step',
  secondFactorLead: 'Your account asks for a second proof that it is you.',
  waitTitle: 'Just a moment',
  waitLead: 'We are checking what the other service said.',
  failedTitle: 'That did not work',
  failedLead: 'Nothing has changed. Here is what happened:',
  backToSecurity: 'Back to your security settings',
  signIn: 'Sign in',
  backToSignIn: 'Back to sign-in',
  createAccount: 'Create an account',
  connected: 'Connected. You can sign in with it from now on.',
})
