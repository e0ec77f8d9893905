import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/people/invitations/invitation', {
  historyStays: 'Both of you can still read the history of this connection.',
  papersStay: 'Bills, receipts and signed documents between you stay, too.',
  accountClosed: 'The account was closed.',
  businessDeleted: 'The business was deleted.',
  otherEmail: 'This invitation was sent to another email. Please sign up with that one.',
  sendAgainIn: { one: 'You can send it again in {count} hour.', other: 'You can send it again in {count} hours.' },
})
