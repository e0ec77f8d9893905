import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/change-email', {
  title: 'Change email',
  intro: 'A link goes to the new address. Nothing changes before you have used it, and the old address is told.',
  settings: 'Settings',
  sentTitle: 'Please look into the new inbox',
  backToSettings: 'Back to settings',
  sentHelp: 'A link is on its way to {email}. It works once, for 24 hours. Until then everything stays as it is.',
  currentEmail: 'Your email is {email}.',
  newEmail: 'New email',
  sendLink: 'Send the link',
  cancel: 'Cancel',
})
