import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/security-pin/security-pin', {
  securityPin: 'Security pin',
  intro:
    'Six digits that you are asked for before what cannot be undone: marking an invoice as paid, changing a payment account, signing an agreement, closing your account.',
  settings: 'Settings',
  security: 'Security',
  pinIsSet: 'Security pin set.',
  pinHelp: 'Not your birthday, and nothing like 123456.',
  confirmPin: 'Confirm pin',
  setPin: 'Set pin',
  setOn: 'Your pin was set on {date}.',
  pinIsChanged: 'Security pin changed.',
  currentPin: 'Current pin',
  newPin: 'New pin',
  changePin: 'Change pin',
  forgotten: 'Forgot your pin?',
  resetSent: 'We sent a link to {email}. It works once, for 30 minutes. Your old pin stays until you have chosen a new one.',
  sendLink: 'Send me a link',
  setNewPin: 'Set new pin',
})
