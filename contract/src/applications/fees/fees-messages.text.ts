import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/applications/fees/fees-messages', {
  feeNotFound: 'Fee details not found.',
  notDue: 'Nothing of this fee is to be paid now.',
  notWaivable: 'This fee was paid already, or is not asked any more.',
})
