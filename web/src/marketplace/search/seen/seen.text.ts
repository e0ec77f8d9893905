import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/search/seen/seen', {
  clear: 'Clear',
  title: 'Recently viewed',
  intro: 'Saved in this browser only.',
})
