import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/search/seen/seen', {
  clear: 'Clear',
  seenLately: 'Recently viewed',
  onlyThisBrowserRemembersThem: 'Saved in this browser only.',
})
