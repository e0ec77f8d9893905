import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/security/sessions/sessions-messages', {
  signInFailed: 'Email or password is not correct. Please try again.',
  sessionNotFound: 'Session not found.',
})
