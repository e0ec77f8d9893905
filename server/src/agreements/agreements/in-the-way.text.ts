import { defineText } from '@keystead/contract/text/define-text.ts'

/** What of agreements is in the way of an end, what goes with it, and what stays. */
export const text = defineText('server/agreements/agreements/in-the-way', {
  propertyOpen: {
    one: '{count} agreement about this property is out for signature. Please void it first, or wait until it is done.',
    other: '{count} agreements about this property are out for signature. Please void them first, or wait until they are done.',
  },
  accountOpen: {
    one: '{count} agreement that you have sent is out for signature. Please void it first, or wait until it is done.',
    other: '{count} agreements that you have sent are out for signature. Please void them first, or wait until they are done.',
  },
  businessOpen: {
    one: '{count} agreement that this business has sent is out for signature. Please void it first, or wait until it is done.',
    other: '{count} agreements that this business has sent are out for signature. Please void them first, or wait until they are done.',
  },
  draftsGo: {
    one: '{count} agreement draft about it is deleted as well.',
    other: '{count} agreement drafts about it are deleted as well.',
  },
  allDraftsGo: { one: '{count} agreement that was never sent is deleted.', other: '{count} agreements that were never sent are deleted.' },
  declined: {
    one: '{count} agreement that waits for you is declined.',
    other: '{count} agreements that wait for you are declined.',
  },
  signedStay: {
    one: 'Please download {count} signed agreement before: the other parties keep it, and you can’t open it here afterwards.',
    other: 'Please download {count} signed agreements before: the other parties keep them, and you can’t open them here afterwards.',
  },
  betweenStay: {
    one: '{count} agreement between you is out for signature and can still be signed. Void it if it should not be.',
    other: '{count} agreements between you are out for signature and can still be signed. Void them if they should not be.',
  },
  signedBetweenStay: 'What you have signed with each other stays with both of you.',
  leaseStays: {
    one: '{count} agreement about this home is out for signature. Void it if it should not be signed any more.',
    other: '{count} agreements about this home are out for signature. Void them if they should not be signed any more.',
  },
  accountClosed: 'The account was closed.',
})
