import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/documents/documents/document-badges', {
  expired: 'Expired',
  expiresOn: 'Expires {day}',
  waiting: 'Being checked for viruses',
  infected: 'Has a virus',
  shared: 'Shared',
})
