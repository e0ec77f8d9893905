import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/api/failure', {
  unreachable: 'We couldn’t reach the server. Please check your connection and try again.',
  timeout: 'The server took too long to respond. Please try again.',
})
