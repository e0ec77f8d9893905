import { defineText } from '@keystead/contract/text/define-text.ts'

/** Names of limits in messages about them. */
export const text = defineText('web/marketplace/search/search/search-address', {
  price: 'Price',
  area: 'Area',
})
