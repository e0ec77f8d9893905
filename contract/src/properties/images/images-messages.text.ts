import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/properties/images/images-messages', {
  noRoomForPhotos: 'The owner’s plan doesn’t have enough storage left for these photos. Please ask them to free some up.',
})
