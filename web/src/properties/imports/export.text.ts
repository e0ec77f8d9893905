import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/imports/export', {
  tooMany: 'Choose up to {most}, or export the whole list with the button below it.',
  button: 'Export',
})
