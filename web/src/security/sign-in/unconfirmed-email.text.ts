import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/unconfirmed-email', {
  label: 'Your email isn’t confirmed',
  pleaseConfirm: 'Please confirm your email. We sent a link to {email}.',
  linkSent: 'We sent a new link to {email}. The previous one no longer works.',
  sendAgain: 'Send again',
  otherEmail: 'Use another email',
})
