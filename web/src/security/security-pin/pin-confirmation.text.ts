import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/security-pin/pin-confirmation', {
  title: 'Your security pin, please',
  securityPin: 'Security pin',
  confirm: 'Confirm',
})
