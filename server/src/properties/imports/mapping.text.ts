import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/properties/imports/mapping', {
  unknownColumn: 'This column isn’t in the file. Please choose another one.',
})
