import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/sign-in', {
  signIn: 'Sign in',
  description: 'Sign in to your Keystead account.',
  promiseTitle: 'Welcome back',
  promiseFirst: 'See what needs your attention today.',
  promiseSecond: 'One sign-in for all your profiles.',
  promiseThird: 'Your records stay with the company that runs this site.',
  signedInTitle: 'You’re signed in',
  signedInLead: 'Continue, or switch to another account.',
  secondFactorTitle: 'One more step',
  secondFactorLead: 'Your account uses two-factor authentication. Confirm that it’s you.',
  createAccount: 'Create an account',
  newHere: 'New here? {signUp}',
  tryAgainIn: 'You can try again in {wait}.',
  email: 'Email',
  password: 'Password',
  rememberMe: 'Keep me signed in for 30 days',
  forgotPassword: 'Forgot your password?',
  withPasskey: 'Sign in with a passkey',
  demoTitle: 'Look around as',
  demoIntro: 'This is a demo. The people are made up, and you can sign in as any of them.',
})
