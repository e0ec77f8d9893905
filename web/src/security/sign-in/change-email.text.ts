import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/change-email', {
  title: 'Change email',
  intro:
    'We’ll send a link to the new address. Your email changes when you open that link and confirm. We’ll also let your old address know.',
  settings: 'Settings',
  sentTitle: 'Check your new inbox',
  backToSettings: 'Back to settings',
  sentHelp: 'We sent a link to {email}. It works once, for 24 hours. Nothing changes until you use it.',
  currentEmail: 'Your email is {email}.',
  newEmail: 'New email',
  sendLink: 'Send link',
  cancel: 'Cancel',
})
