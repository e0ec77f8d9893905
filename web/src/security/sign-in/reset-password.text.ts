import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/reset-password', {
  title: 'Choose a new password',
  promiseTitle: 'New lock, new key',
  promiseFirst: 'Every device is signed out, this one too.',
  promiseSecond: 'Three or four words in a row are easy to keep in mind.',
  promiseThird: 'Use it nowhere else, and nobody else can use it here.',
  expiredLead: 'Every link works once, for 30 minutes, and only the newest one counts.',
  requestLink: 'Request a new link',
  confirmPassword: 'Confirm password',
  password: 'Password',
  changePassword: 'Change my password',
  signInWithIt: 'Please sign in with the new one.',
})
