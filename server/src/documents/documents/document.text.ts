import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/documents/documents/document', {
  lease: 'Lease of {home}, from {start}',
  leaseOf: 'Lease of {home}',
  chooseGivenHome: 'Please choose one of the properties you were given.',
  noRoomOfOwner: 'There is no room left for this in the plan of the owner. Please ask them to make room.',
  needsHome: 'Only a document of a property or lease can be seen by others without being shared.',
  archive: 'Documents',
  expiresSoon: 'Your document “{title}” expires on {day}.',
  expiresToday: 'Your document “{title}” expires today.',
})
