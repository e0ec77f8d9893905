import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/owners/shares', {
  together: 'Together {total}',
  togetherLeft: 'Together {total}, {difference} are left',
  togetherTooMuch: 'Together {total}, {difference} too much',
  ring: 'Shares: {shares}',
  invited: 'Invited',
  asks: 'Waits for your yes',
  joined: 'Joined',
  declined: 'Declined',
  expired: 'Invitation over',
  ended: 'No longer connected',
  you: 'You',
  manages: 'Manages it',
  noDistributions: 'No distributions',
  no1099: 'No 1099',
  historyStays: 'What was before stays in the history.',
  buildingOwnersAgain: 'This unit has the owners of its building again, with their shares there; those who joined see it.',
  theyLoseAccess: 'They no longer see this property.',
})
