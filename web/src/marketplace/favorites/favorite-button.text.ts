import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/favorites/favorite-button', {
  saveHome: 'Save {title}',
  save: 'Save',
  saved: 'Saved',
  savedInBrowser: 'Saved in this browser. Sign in to see it on all your devices.',
})
