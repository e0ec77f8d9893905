import { defineText } from '@keystead/contract/text/define-text.ts'

/** Why an assignment can’t end, or a property can’t become another kind, said at the field. */
export const text = defineText('server/leasing/assignments/assignment-refusal', {
  managersOnly: 'Only the owner can take a property from an agent.',
  endInFuture: 'End date can’t be in the future.',
  endBeforeStart: 'End date can’t be before the start date, {day}.',
  endTooLongAgo: {
    one: 'End date can’t be more than {count} day ago. Please ask the owner to end it.',
    other: 'End date can’t be more than {count} days ago. Please ask the owner to end it.',
  },

  residentialAlready: 'This property is already residential.',
  commercialAlready: 'This property is already commercial.',
  unlikeItsBuilding: 'Units must be the same kind as their building. Only a mixed-use building can have both.',
  propertyType: 'Property type',
  listingType: 'Listing type',
})
