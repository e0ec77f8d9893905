import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/properties/properties/property-refusal', {
  orUnlist: '{check}, or unlist the property first.',
  building: 'Building',
  city: 'City',
  buildingIsLeased: 'This building is leased as a whole. Please end its lease first.',
  hasUnitsItself: 'A property with units can’t be a unit itself.',
  unlikeItsUnits: 'The units of this property are of another category. Only a mixed-use building can have both.',
})
