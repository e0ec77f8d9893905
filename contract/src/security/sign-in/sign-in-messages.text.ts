import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/security/sign-in/sign-in-messages', {
  passwordsDiffer: 'Password and confirm password do not match.',
  passwordTooCommon: 'This password is easy to guess. Please choose another one.',
  passwordHoldsOwnWords: 'Please choose a password without your name or email in it.',
  emailTaken: 'An account with this email already exists. Please sign in instead.',
  emailIsYours: 'This is already your email.',
  resetLinkExpired: 'Your password reset link has expired. Please request a new one.',
  emailNeedsPassword: 'Please enter the password for this account, so we know it’s yours.',
  passwordNotOfAccount: 'This isn’t the password for this account. Please try again.',
  emailLinkExpired: 'This link has expired or was already used. Please request a new one.',
  noAccountWithEmail: 'No account found with this email. Please try again.',
  newPasswordsDiffer: 'New password and confirm new password do not match.',
  passwordChanged: 'Password changed successfully.',
  confirmEmailToList:
    'Please confirm your email first, because people will contact you there. You can send the confirmation again at the top of the page.',
})
