import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/list-exports/list-exports', {
  exportList: 'Export CSV',
})
