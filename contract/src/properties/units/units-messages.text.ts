import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/properties/units/units-messages', {
  unitListedTwice: 'This unit is in the list twice.',
  taken: 'The building already has a unit {unit}.',
})
