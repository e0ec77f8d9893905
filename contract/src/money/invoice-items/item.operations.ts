import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { choice, optional, rowId, searchText } from '../../values/fields.ts'
import { messages } from './invoice-items-messages.text.ts'
import { InvoiceForChoice, InvoiceItemChoice, InvoiceItemForm } from './item.forms.ts'
import { ITEM_FOR_TYPES } from './item.values.ts'

/*
 * What a profile bills again and again, ready to be put on an invoice. An invoice keeps what its lines said: changing or deleting an
 * item changes none.
 */

const payments = area('payments')

export const InvoiceItemNotFound = defineError('InvoiceItemNotFound', 404, messages.itemNotFound)
export const InvoiceItemChanged = defineError('InvoiceItemChanged', 409, messages.itemChanged)
export const TooManyInvoiceItems = defineError('TooManyInvoiceItems', 409, messages.tooManyItems)

const issuers = signedIn({ profiles: ['Owner', 'Agent'] })
const ownItem = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'InvoiceItemId', kind: 'invoice-item' } })

const Listed = z.object({ Items: z.array(z.object({ Id: z.int(), Text: z.string() })) })

export const GetInvoiceItemForTypes = payments.query('GetInvoiceItemForTypes', {
  summary:
    'What a line of an invoice can be for, with the account that each usually goes to; those that count against the total are credits.',
  access: issuers,
  permission: 'any member',
  input: z.strictObject({}),
  output: z.object({
    Items: z.array(z.object({ Id: z.int(), Text: z.string(), AccountForTypeId: z.int(), IsCredit: z.boolean() })),
  }),
  readsNothing: 'It is a list of the product itself.',
})

export const GetInvoiceItemAccountForTypes = payments.query('GetInvoiceItemAccountForTypes', {
  summary: 'Where a line of an invoice can go in the books.',
  access: issuers,
  permission: 'any member',
  input: z.strictObject({}),
  output: Listed,
  readsNothing: 'It is a list of the product itself.',
})

const itemRead = {
  InvoiceItemId: z.guid(),
  Version: z.int(),
  Title: z.string(),
  Description: z.string().nullable(),
  Quantity: z.number(),
  Amount: z.string(),
  ItemForTypeId: z.int(),
  ItemForType: z.string(),
  AccountForTypeId: z.int(),
  AccountForType: z.string(),
  IsTaxable: z.boolean(),
  UpdatedAt: z.iso.datetime(),
}
export const InvoiceItemRead = z.object(itemRead).meta({ id: 'InvoiceItem' })
export type InvoiceItemRead = z.infer<typeof InvoiceItemRead>

const SORTS = ['title', 'amount', 'newest'] as const

export const GetInvoiceItems = payments.query('GetInvoiceItems', {
  summary: 'The items of the active profile.',
  access: issuers,
  permission: 'invoices:view',
  input: z.strictObject({
    ...pagingInput,
    Text: optional(searchText('Keyword', 80)),
    ItemForTypeId: optional(
      choice(
        'Item-for type',
        ITEM_FOR_TYPES.map(({ Id }) => Id),
      ),
    ),
    Sort: z.enum(SORTS, { error: 'Sort is not valid.' }).default('title'),
  }),
  output: pageOf(InvoiceItemRead),
  reads: ['invoiceItem'],
})

export const GetInvoiceItemDetails = payments.query('GetInvoiceItemDetails', {
  summary: 'One item, whole.',
  access: ownItem,
  permission: 'invoices:view',
  input: z.strictObject({ InvoiceItemId: rowId('Item') }),
  output: InvoiceItemRead,
  errors: [InvoiceItemNotFound],
  reads: ['invoiceItem'],
})

export const GetDdlInvoiceItems = payments.query('GetDdlInvoiceItems', {
  summary: 'Items to choose from by the letters of their title, or the one that is chosen, with all that a line takes from it.',
  access: issuers,
  permission: 'invoices:edit',
  input: InvoiceItemChoice,
  output: z.object({ Items: z.array(InvoiceItemRead.extend({ Id: z.guid(), Text: z.string() })) }),
  reads: ['invoiceItem'],
})

/** What an invoice can be about. */
export const INVOICE_FOR_KINDS = ['property', 'lease', 'person'] as const

export const GetDdlInvoiceForItems = payments.query('GetDdlInvoiceForItems', {
  summary:
    'What an invoice can be made for, by the letters of a title, an address or a name: properties that the active profile manages, with their leases and the people in them; of agents the properties that they bill for.',
  access: issuers,
  permission: 'invoices:edit',
  input: InvoiceForChoice,
  output: z.object({
    Items: z.array(
      z.object({
        Id: z.guid(),
        Text: z.string(),
        Kind: z.enum(INVOICE_FOR_KINDS),
        /** The property that it belongs to. */
        AssetId: z.guid(),
        LeaseId: z.guid().nullable(),
      }),
    ),
  }),
  reads: ['asset', 'lease', 'person'],
})

export const AddInvoiceItem = payments.command('AddInvoiceItem', {
  summary: 'Writes down an item, or changes one with its id and the `Version` that was read. Invoices keep what they said.',
  access: issuers,
  permission: 'invoices:edit',
  input: InvoiceItemForm,
  output: z.object({ InvoiceItemId: z.guid(), Version: z.int() }),
  errors: [InvoiceItemNotFound, InvoiceItemChanged, TooManyInvoiceItems],
  changes: ['invoiceItem'],
})

export const DeleteInvoiceItem = payments.command('DeleteInvoiceItem', {
  summary: 'Deletes an item. Invoices keep what they said.',
  access: ownItem,
  permission: 'invoices:delete',
  input: z.strictObject({ InvoiceItemId: rowId('Item') }),
  output: z.object({ InvoiceItemId: z.guid() }),
  errors: [InvoiceItemNotFound],
  changes: ['invoiceItem'],
})
