import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/people/businesses/business-image', {
  everyPictureOnce: 'Please send every picture of the business once.',
})
