import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/marketplace/favorites/favorites-messages', {
  tooManyFavorites: 'You have saved 200 homes. Please remove one you no longer want.',
  noFavoritesFound: 'No saved homes yet.',
})
