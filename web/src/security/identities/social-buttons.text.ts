import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/identities/social-buttons', {
  continueWith: 'Continue with {name}',
  orWithYourEmail: 'or with your email',
})
