import { z } from 'zod'
import { invalidMessage } from '../../text/messages.ts'
import {
  choice,
  dropdownText,
  money,
  optional,
  optionalText,
  requiredText,
  rowId,
  steppedNumber,
  wholeNumber,
  wordsOr,
} from '../../values/fields.ts'
import { ACCOUNT_FOR_TYPES, ITEM_FOR_TYPES, MAX_ITEM_DESCRIPTION, MAX_ITEM_TITLE, QUANTITY_RANGE } from './item.values.ts'

/** What a line of an invoice and an item of the list say alike. */
export const itemFields = {
  Title: requiredText('Title', { max: MAX_ITEM_TITLE, refusesCards: true }),
  Description: optionalText('Description', { max: MAX_ITEM_DESCRIPTION, multiline: true, refusesCards: true }),
  Quantity: steppedNumber('Quantity', QUANTITY_RANGE).default(1),
  /** Of one; more than zero, also of a credit, which is taken off. */
  Amount: money('Amount'),
  ItemForTypeId: choice(
    'Item-for type',
    ITEM_FOR_TYPES.map(({ Id }) => Id),
  ),
  AccountForTypeId: choice(
    'Account-for type',
    ACCOUNT_FOR_TYPES.map(({ Id }) => Id),
  ),
  IsTaxable: z.boolean({ error: invalidMessage('Taxable') }).default(false),
}

export const InvoiceItemForm = z.strictObject({
  /** With `Version`: changes this item. What stands on invoices stays as it was. */
  InvoiceItemId: optional(rowId('Item')),
  Version: optional(wholeNumber('Version', { min: 1, max: 2_147_483_647 })),
  ...itemFields,
})

export const InvoiceItemChoice = z
  .strictObject({ Text: optional(dropdownText('Keyword', 80)), InvoiceItemId: optional(rowId('Item')) })
  .refine(...wordsOr('InvoiceItemId'))

export const InvoiceForChoice = z
  .strictObject({ Text: optional(dropdownText('Keyword', 80)), Id: optional(rowId('Property, lease or person')) })
  .refine(...wordsOr('Id'))
