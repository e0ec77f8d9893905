import { defineText } from '@keystead/contract/text/define-text.ts'

/** Why a property was left out of a change of many. */
export const text = defineText('server/properties/bulk/bulk', {
  rentOutOfRange: 'The new rent would be zero or less, or too large. Please choose a smaller change.',
  hasNoRent: 'It has no rent.',
  notForRent: 'It isn’t for rent.',
  noOneLivesThere: 'It isn’t a place to live.',
  hasUnits: '{units} Please delete them first.',
  missing: '{checks}.',
  readAgain: 'Please read again: {words}.',
})
