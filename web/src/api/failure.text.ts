import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/api/failure', {
  weCouldNotReachThe: 'We could not reach the server. Please check your connection and try again.',
  theServerTookTooLong: 'The server took too long to answer. Please try again.',
})
