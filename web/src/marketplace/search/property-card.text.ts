import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/search/property-card', {
  newIt: 'New',
})
