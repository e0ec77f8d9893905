import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/search/property-card', {
  isNew: 'New',
  milesAway: '{miles} mi',
  milesAwayAbout: 'about {miles} mi',
  alsoOffered: 'Also {offer}',
  priceDown: 'Down {amount}',
  now: 'now',
  availableNow: 'Available now',
  availableOn: 'Available {day}',
})
