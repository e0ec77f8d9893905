import {
  type GetDdlInvoiceItems,
  type GetInvoiceItemDetails,
  type GetInvoiceItems,
  InvoiceItemNotFound,
} from '@keystead/contract/money/invoice-items/item.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import type { Scope } from '../../rpc/scope.ts'
import { invoiceItemsOf } from './item.access.ts'
import { presentItem } from './item.present.ts'
import { countItems, findItem, listItems } from './item.queries.ts'

const MOST_CHOICES = 20

export const getInvoiceItems: Handler<typeof GetInvoiceItems> = async ({ db, actor }, { Text, ItemForTypeId, Sort, ...page }) => {
  const items = invoiceItemsOf(profileActor(actor))
  const filter = { text: Text || null, itemForTypeId: ItemForTypeId }
  const rows = await listItems(db, items, filter, { sort: Sort, ...rowsOf(page) })
  return pageWith(rows.map(presentItem), page, await countItems(db, items, filter))
}

export const getInvoiceItemDetails: Handler<typeof GetInvoiceItemDetails, Scope<'invoice-item'>> = async (
  { db, owned },
  { InvoiceItemId },
) => presentItem((await findItem(db, owned, InvoiceItemId)) ?? fail(InvoiceItemNotFound))

export const getDdlInvoiceItems: Handler<typeof GetDdlInvoiceItems> = async ({ db, actor }, { Text, InvoiceItemId }) => {
  const filter = { text: InvoiceItemId === null ? Text : null, itemForTypeId: null, onlyId: InvoiceItemId }
  const rows = await listItems(db, invoiceItemsOf(profileActor(actor)), filter, { sort: 'title', limit: MOST_CHOICES, offset: 0 })
  return { Items: rows.map((row) => ({ ...presentItem(row), Id: row.id, Text: row.title })) }
}
