import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/properties/form/changes', {
  nothing: 'nothing',
  none: 'none',
  yes: 'yes',
  no: 'no',
  aBuilding: 'a building',
})
