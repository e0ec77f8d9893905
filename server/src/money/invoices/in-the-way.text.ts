import { defineText } from '@keystead/contract/text/define-text.ts'

/** What of invoices is in the way of an end, and what goes with it. */
export const text = defineText('server/money/invoices/in-the-way', {
  propertyOpen: {
    one: '{count} invoice about this property is still open{numbers}. Please mark it as paid or void it first.',
    other: '{count} invoices about this property are still open{numbers}. Please mark them as paid or void them first.',
  },
  accountOpen: {
    one: '{count} invoice that you have sent is still open{numbers}. Please mark it as paid or void it first.',
    other: '{count} invoices that you have sent are still open{numbers}. Please mark them as paid or void them first.',
  },
  businessOpen: {
    one: '{count} invoice of this business is still open{numbers}. Please mark it as paid or void it first.',
    other: '{count} invoices of this business are still open{numbers}. Please mark them as paid or void them first.',
  },
  /** After “are still open”. */
  named: ': {numbers}',
  namedAndMore: ': {numbers} and {count} more',
  draftsGo: { one: '{count} invoice draft about it is deleted as well.', other: '{count} invoice drafts about it are deleted as well.' },
})
