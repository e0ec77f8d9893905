import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/search/listing-page/picture-viewer', {
  pictures: 'Photos',
  previous: 'Previous photo',
  next: 'Next photo',
})
