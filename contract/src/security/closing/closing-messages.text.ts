import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/security/closing/closing-messages', {
  emailNotOwn: 'This isn’t the email for your account. Please type it exactly as shown above.',
  accountClosed: 'Your account is closed. Thank you for being with us.',
})
