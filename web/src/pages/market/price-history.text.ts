import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/market/price-history', {
  title: 'Price history',
  priceLowered: 'Price lowered',
  priceRaised: 'Price raised',
  listed: 'Listed {offer}',
})
