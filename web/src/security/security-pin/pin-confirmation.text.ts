import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/security-pin/pin-confirmation', {
  title: 'Enter your security PIN',
  securityPin: 'Security PIN',
  confirm: 'Confirm',
})
