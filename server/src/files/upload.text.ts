import { defineText } from '@keystead/contract/text/define-text.ts'

/** Labels of headers. */
export const text = defineText('server/files/upload', {
  filePurpose: 'File purpose',
  fileName: 'File name',
})
