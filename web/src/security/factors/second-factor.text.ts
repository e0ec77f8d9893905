import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/factors/second-factor', {
  appCode: 'Code of your authenticator app',
  appCodeHelp: 'Six digits that change every half minute.',
  recoveryCode: 'Recovery code',
  recoveryCodeHelp: 'One of those that you kept when you switched codes on. Each works once.',
  withRecoveryCode: 'Use a recovery code',
  withAppCode: 'Use a code of the app',
  withPasskey: 'Use a passkey',
  startAgain: 'Start again',
  tryAgainIn: 'You can try again in {wait}.',
  signIn: 'Sign in',
})
