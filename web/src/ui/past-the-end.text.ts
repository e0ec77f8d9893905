import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/ui/past-the-end', {
  empty: 'This page is empty.',
  firstPage: 'Go to the first page',
})
