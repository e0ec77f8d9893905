import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/factors/confirm-identity', {
  withPasskey: 'Use a passkey',
  withPassword: 'Use your password',
  withAppCode: 'Use a code of your app',
  withEmailCode: 'Use a code by email',
  title: 'Confirm that it is you',
  intro: 'What you are about to do touches the safety of your account. You are asked once in 15 minutes.',
  noPasskeyHere: 'Your account is confirmed with a passkey, and this browser has none here. Please go on in the browser that has it.',
  appCode: 'Code of your authenticator app',
  passkeyButton: 'Use your passkey',
  passwordFormLabel: 'Confirm with your password',
  password: 'Password',
  confirm: 'Confirm',
  codeFormLabel: 'Confirm with a code',
  codeSent: 'A code is on its way to {email}. It works for ten minutes.',
  emailCode: 'Code from the email',
  emailIntro: 'We send you a code by email, since your account has no password yet.',
  sendAnotherCode: 'Send another code',
  sendCode: 'Send me a code',
})
