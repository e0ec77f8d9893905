import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/security/security-pin/security-pin-messages', {
  pinSixDigits: 'A PIN has exactly six digits.',
  pinTooEasy: 'This PIN is easy to guess. Please choose another one.',
  pinsDiffer: 'PIN and confirm PIN do not match.',
  pinWrong: 'The security PIN is not correct. Please try again.',
  pinSlowDown: 'Too many tries with the security PIN. Please wait a moment before trying again.',
  pinStopped: 'The wrong security PIN was entered too many times. Please request a link by email to choose a new one.',
  pinExists: 'You already have a security PIN. You can change it with the current one.',
  pinNotSet: 'You have no security PIN yet. Please set one first.',
  pinLinkExpired: 'This link for a new PIN has expired. Please request a new one.',
  pinConfirmationNeeded: 'Please confirm this with your security PIN.',
})
