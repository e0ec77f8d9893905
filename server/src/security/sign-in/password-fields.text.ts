import { defineText } from '@keystead/contract/text/define-text.ts'

/** Labels of fields. */
export const text = defineText('server/security/sign-in/password-fields', {
  newPassword: 'New password',
  currentPassword: 'Current password',
})
