import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/properties/imports/import-report', {
  report: '{file} - report.csv',
  refusedRows: '{file} - refused rows.csv',
})
