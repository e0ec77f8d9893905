import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/unconfirmed-email', {
  label: 'Your email is not confirmed',
  pleaseConfirm: 'Please confirm your email: we sent a link to {email}.',
  linkSent: 'A new link is on its way to {email}. The one before no longer counts.',
  sendAgain: 'Send again',
  otherEmail: 'Use another email',
})
