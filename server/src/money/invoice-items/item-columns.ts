import type { InvoiceItemForm } from '@keystead/contract/money/invoice-items/item.forms.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import type { z } from 'zod'
import type { ItemColumns } from './item.queries.ts'

type TypedItem = Pick<
  z.output<typeof InvoiceItemForm>,
  'Title' | 'Description' | 'Quantity' | 'Amount' | 'ItemForTypeId' | 'AccountForTypeId' | 'IsTaxable'
>

/** What an item of the list and a line of an invoice have in common, as it is kept. */
export function itemColumns(typed: TypedItem): ItemColumns {
  return {
    title: typed.Title,
    description: typed.Description,
    quantityHundredths: Math.round(typed.Quantity * 100),
    unitCents: centsFromText(typed.Amount),
    itemForTypeId: typed.ItemForTypeId,
    accountForTypeId: typed.AccountForTypeId,
    isTaxable: typed.IsTaxable,
  }
}
