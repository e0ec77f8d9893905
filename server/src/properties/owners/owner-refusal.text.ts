import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/properties/owners/owner-refusal', {
  startsInFuture: 'Start date can’t be in the future.',
  startsBeforeLastChange: 'Start date can’t be before the last change, on {day}.',
  ownerIsAnother: 'This owner is already someone else. Please remove them, and add the other one.',
})
