import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/properties/imports/imports-messages', {
  importNotFound: 'Import not found.',
  importFileNotKept: 'We no longer have this file.',
})
