import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/favorites/favorite-button', {
  saveTitle: 'Save {title}',
})
