import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/properties/owners/owner-refusal', {
  startsInFuture: 'Start date can’t be in the future.',
  startsBeforeLastChange: 'Start date can’t be before the last change, on {day}.',
  ownerIsAnother: 'This entry belongs to another person. Please remove it, and add the new owner separately.',
})
