import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/security-pin/security-pin', {
  securityPin: 'Security PIN',
  intro:
    'We ask for these six digits before anything that can’t be undone: marking an invoice as paid, changing a payment account, signing an agreement, or closing your account.',
  settings: 'Settings',
  security: 'Security',
  pinIsSet: 'Security PIN set.',
  pinHelp: 'Don’t use your birthday or a simple sequence such as 123456.',
  confirmPin: 'Confirm PIN',
  setPin: 'Set PIN',
  setOn: 'You set your PIN on {date}.',
  pinIsChanged: 'Security PIN changed.',
  currentPin: 'Current PIN',
  newPin: 'New PIN',
  changePin: 'Change PIN',
  forgotten: 'Forgot your PIN?',
  resetSent: 'We sent a link to {email}. It works once, for 30 minutes. Your old PIN works until you choose a new one.',
  sendLink: 'Send link',
  setNewPin: 'Set new PIN',
})
