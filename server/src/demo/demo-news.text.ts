import { defineText } from '@keystead/contract/text/define-text.ts'

/** What the people of the demo were told, where the days are not said. */
export const text = defineText('server/demo/demo-news', {
  gaveToLease: '{actor} gave you {home} to lease.',
  gaveToSell: '{actor} gave you {home} to sell.',
  leasedToYou: '{actor} leased {home} to you.',
})
