import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/properties/user-properties', {
  properties: 'Properties',
})
