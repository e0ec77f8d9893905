import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/saved-searches/saved-search', {
  saveSearch: 'Save search',
  new: '{count} new',
  manyNew: '{count}+ new',
})
