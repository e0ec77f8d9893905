import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/factors/confirm-identity', {
  withPasskey: 'Use a passkey',
  withPassword: 'Use your password',
  withAppCode: 'Use an authenticator code',
  withEmailCode: 'Use an email code',
  title: 'Confirm that it’s you',
  intro: 'This change affects the security of your account. We ask once every 15 minutes.',
  noPasskeyHere: 'You confirm your identity with a passkey, and this browser doesn’t have one. Please continue in the browser that has it.',
  appCode: 'Code from your authenticator app',
  passkeyButton: 'Use your passkey',
  passwordFormLabel: 'Confirm with your password',
  password: 'Password',
  confirm: 'Confirm',
  codeFormLabel: 'Confirm with a code',
  codeSent: 'We sent a code to {email}. It works for ten minutes.',
  emailCode: 'Code from the email',
  emailIntro: 'Your account has no password yet, so we’ll email you a code.',
  sendAnotherCode: 'Send another code',
  sendCode: 'Send code',
})
