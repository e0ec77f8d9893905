import { defineText } from '@keystead/contract/text/define-text.ts'

/** A list that is narrowed to one property. */
export const text = defineText('web/properties/properties/property-filter', {
  property: 'Property',
  properties: 'properties',
  typeTitle: 'Type a title or reference code',
  oneProperty: 'One property',
  remove: 'Remove the filter {filter}',
})
