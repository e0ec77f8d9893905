import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/owners/shares', {
  together: '{total} in total',
  togetherLeft: '{total} in total, {difference} left to assign',
  togetherTooMuch: '{total} in total, {difference} too much',
  ring: 'Shares: {shares}',
  invited: 'Invited',
  asks: 'Waiting for your approval',
  joined: 'Joined',
  declined: 'Declined',
  expired: 'Invitation expired',
  ended: 'No longer connected',
  you: 'You',
  manages: 'Manages this property',
  noDistributions: 'No distributions',
  no1099: 'No 1099',
  historyStays: 'Earlier shares stay in the history.',
  buildingOwnersAgain: 'This unit goes back to the owners of its building and their shares. Those who have joined can see it.',
  theyLoseAccess: 'They can no longer see this property.',
})
