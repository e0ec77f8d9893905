import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/app/app', {
  loading: 'Loading the page',
})
