import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/sign-in/change-password', {
  setTitle: 'Set a password',
  changePassword: 'Change password',
  signsOutOthers: 'All your other devices are signed out.',
  settings: 'Settings',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  forgotten: 'Forgot your password?',
  setPassword: 'Set password',
  cancel: 'Cancel',
  othersSignedOut: { one: 'One other device was signed out.', other: '{count} other devices were signed out.' },
})
