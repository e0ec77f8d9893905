import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/reset-password', {
  title: 'Choose a new password',
  promiseTitle: 'A fresh start',
  promiseFirst: 'Every device is signed out, including this one.',
  promiseSecond: 'Three or four words in a row are easy to remember.',
  promiseThird: 'Don’t use this password anywhere else.',
  expiredLead: 'Each link works once, for 30 minutes. Only the latest link works.',
  requestLink: 'Request a new link',
  confirmPassword: 'Confirm password',
  password: 'Password',
  changePassword: 'Change my password',
  signInWithIt: 'Please sign in with the new one.',
})
