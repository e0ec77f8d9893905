import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/properties/images/image-refusal', {
  lastPhotoOfListed: 'This is the last photo of a listed property. Please unlist the property before deleting it.',
  primaryImage: 'Primary image',
  everyPhotoOnce: 'The photos of this property have changed. Please reload the page and try again.',
})
