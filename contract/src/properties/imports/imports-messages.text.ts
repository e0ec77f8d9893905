import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/properties/imports/imports-messages', {
  importNotFound: 'Import not found.',
  importFileNotKept: 'The file is no longer kept.',
})
