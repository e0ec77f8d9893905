import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/sign-in', {
  signIn: 'Sign in',
  description: 'Sign in to your Keystead account.',
  promiseTitle: 'Welcome back to the front desk',
  promiseFirst: 'What needs you today comes first.',
  promiseSecond: 'One sign-in for all your profiles.',
  promiseThird: 'Your records stay with whoever runs this installation.',
  signedInTitle: 'You are signed in',
  signedInLead: 'Go on, or change to another account.',
  secondFactorTitle: 'One more step',
  secondFactorLead: 'Your account asks for a second proof that it is you.',
  createAccount: 'Create an account',
  newHere: 'New here? {signUp}',
  tryAgainIn: 'You can try again in {wait}.',
  email: 'Email',
  password: 'Password',
  rememberMe: 'Keep me signed in for 30 days',
  forgotPassword: 'Forgot your password?',
  withPasskey: 'Sign in with a passkey',
  demoTitle: 'Look around as',
  demoIntro: 'This is a demo: its people are made up, and you may be any of them.',
})
