import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/settings/social-providers', {
  another: 'Another service',
})
