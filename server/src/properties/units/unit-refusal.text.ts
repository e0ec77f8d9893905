import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/properties/units/unit-refusal', {
  isUnitItself: 'A unit can’t have units of its own.',
  propertyType: 'Property type',
})
