import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/api/failure', {
  weCouldNotReachThe: 'We couldn’t reach the server. Please check your connection and try again.',
  theServerTookTooLong: 'The server took too long to respond. Please try again.',
})
