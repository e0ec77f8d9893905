import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/marketplace/search/map-area', {
  mapArea: 'Map area',
})
