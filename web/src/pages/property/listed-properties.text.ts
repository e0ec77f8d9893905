import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/property/listed-properties', {
  title: 'Listed properties',
  intro: 'On the market now, where visitors can find them.',
  feedsForPortals: 'Feeds for portals',
  myProperties: 'My properties',
  seeUnlisted: 'View what you can list',
  howToList: 'You can list a property from its own page once nothing is missing.',
})
