import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/documents/documents/document', {
  lease: 'Lease of {home}, from {start}',
  leaseOf: 'Lease of {home}',
  chooseGivenHome: 'Please choose one of the properties you were given.',
  noRoomOfOwner: 'There is no room left for this in the plan of the owner. Please ask them to make room.',
  needsHome: 'Only a document of a property or lease can be seen by others without being shared.',
  archive: 'Documents',
  closing: {
    one: 'Your document is deleted with all its versions. Save it first if you need it.',
    other: 'Your {count} documents are deleted with all their versions. Save them first if you need them.',
  },
  staysWithOwner: {
    one: 'Its document stays among your documents, for you and those you share it with.',
    other: 'Its {count} documents stay among your documents, for you and those you share them with.',
  },
  expiresSoon: 'Your document “{title}” expires on {day}.',
  expiresToday: 'Your document “{title}” expires today.',
})
