import { defineText } from '@keystead/contract/text/define-text.ts'

/** What of invoices is in the way of an end, and what goes with it. */
export const text = defineText('server/money/invoices/in-the-way', {
  propertyOpen: {
    one: '{count} invoice about this property is still open{numbers}. Please mark it as paid, void it or write off what is left first.',
    other:
      '{count} invoices about this property are still open{numbers}. Please mark them as paid, void them or write off what is left first.',
  },
  accountOpen: {
    one: '{count} invoice that you have sent is still open{numbers}. Please mark it as paid, void it or write off what is left first.',
    other:
      '{count} invoices that you have sent are still open{numbers}. Please mark them as paid, void them or write off what is left first.',
  },
  businessOpen: {
    one: '{count} invoice of this business is still open{numbers}. Please mark it as paid, void it or write off what is left first.',
    other:
      '{count} invoices of this business are still open{numbers}. Please mark them as paid, void them or write off what is left first.',
  },
  /** After “are still open”. */
  named: ': {numbers}',
  namedAndMore: ': {numbers} and {count} more',
  betweenStay: {
    one: '{count} invoice between you stays owed and can still be paid{numbers}.',
    other: '{count} invoices between you stay owed and can still be paid{numbers}.',
  },
  leaseStays: {
    one: '{count} invoice of this lease is still open and stays owed{numbers}.',
    other: '{count} invoices of this lease are still open and stay owed{numbers}.',
  },
  depositHeld: 'Your books hold a deposit of {amount} for this lease. Send an invoice for what you keep, and give the rest back.',
  allDraftsGo: { one: '{count} invoice draft is deleted.', other: '{count} invoice drafts are deleted.' },
  youStillOwe: {
    one: 'You still owe {count} invoice. Closing your account doesn’t settle it, and you can’t pay it here afterwards.',
    other: 'You still owe {count} invoices. Closing your account doesn’t settle them, and you can’t pay them here afterwards.',
  },
  itStillOwes: {
    one: 'It still owes {count} invoice. Deleting it doesn’t settle that, and it can’t be paid here afterwards.',
    other: 'It still owes {count} invoices. Deleting it doesn’t settle them, and they can’t be paid here afterwards.',
  },
  draftsGo: { one: '{count} invoice draft about it is deleted as well.', other: '{count} invoice drafts about it are deleted as well.' },
})
