import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/property/listed-properties', {
  title: 'Listed properties',
  intro: 'On the market now: visitors find these.',
  feedsForPortals: 'Feeds for portals',
  myProperties: 'My properties',
  seeUnlisted: 'See what can be listed',
  howToList: 'A property goes on the market from its own page, once nothing is missing.',
})
