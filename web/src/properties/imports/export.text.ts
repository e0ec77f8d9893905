import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/imports/export', {
  tooMany: 'Choose at most {most}, or export the whole list below it.',
  button: 'Export',
})
