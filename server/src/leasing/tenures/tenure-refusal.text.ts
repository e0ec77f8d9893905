import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/leasing/tenures/tenure-refusal', {
  endPast: 'End date can’t be in the past.',
  notConnected: 'You’re not connected with this person. Please invite them first.',
})
