import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/factors/second-factor', {
  appCode: 'Code from your authenticator app',
  appCodeHelp: 'Six digits that change every 30 seconds.',
  recoveryCode: 'Recovery code',
  recoveryCodeHelp: 'One of the codes you saved when you set up two-factor authentication. Each code works once.',
  withRecoveryCode: 'Use a recovery code',
  withAppCode: 'Use an authenticator code',
  withPasskey: 'Use a passkey',
  startAgain: 'Start over',
  tryAgainIn: 'You can try again in {wait}.',
  signIn: 'Sign in',
})
