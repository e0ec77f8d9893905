import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/oauth-callback', {
  title: 'Signing you in',
  promiseTitle: 'Almost there',
  promiseFirst: 'We only get your name and email.',
  promiseSecond: 'We never see your password there, and we never post anything.',
  promiseThird: 'You can disconnect it at any time.',
  secondFactorTitle: 'One more step',
  secondFactorLead: 'Your account uses two-factor authentication. Confirm that it’s you.',
  waitTitle: 'Just a moment',
  waitLead: 'We’re checking your sign-in with the other service.',
  failedTitle: 'That didn’t work',
  failedLead: 'Nothing has changed. Here’s what happened:',
  backToSecurity: 'Back to security settings',
  signIn: 'Sign in',
  backToSignIn: 'Back to sign-in',
  createAccount: 'Create an account',
  connected: 'Connected. You can now sign in with it.',
})
