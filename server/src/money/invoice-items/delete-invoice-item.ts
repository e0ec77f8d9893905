import { type DeleteInvoiceItem, InvoiceItemNotFound } from '@keystead/contract/money/invoice-items/item.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { deleteItem } from './item.queries.ts'

export const deleteInvoiceItem: Handler<typeof DeleteInvoiceItem, Scope<'invoice-item'>> = async (
  { db, owned, audit },
  { InvoiceItemId },
) => {
  if (!(await deleteItem(db, owned, InvoiceItemId))) fail(InvoiceItemNotFound)
  audit(InvoiceItemId)
  return { InvoiceItemId }
}
