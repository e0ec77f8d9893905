import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/images/images', {
  room: 'Room',
  notSaid: 'Not specified',
  captionHelp: 'Shown under the photo, such as “Kitchen with a view of the park”.',
  altTextHelp: 'What the photo shows, for people who can’t see it. Without one, we use the caption or the room.',
  fewIntro: 'Good listings have at least {recommended} photos. The main photo comes first in every list.',
  intro: 'Drag a photo to move it, or press Enter on Move and use the arrow keys. The main photo comes first in every list.',
  listLabel: 'Photos of this property',
  deleteConsequence: 'This photo will be removed from the property right away. You can’t undo this.',
})
