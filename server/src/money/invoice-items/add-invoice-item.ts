import {
  type AddInvoiceItem,
  InvoiceItemChanged,
  InvoiceItemNotFound,
  TooManyInvoiceItems,
} from '@keystead/contract/money/invoice-items/item.operations.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import { itemColumns } from './item-columns.ts'
import { invoiceItemsOf } from './item.access.ts'
import { countItems, findItem, insertItem, updateItem } from './item.queries.ts'

export const addInvoiceItem: Handler<typeof AddInvoiceItem> = async ({ db, actor, audit }, { InvoiceItemId, Version, ...typed }) => {
  const items = invoiceItemsOf(profileActor(actor))
  const columns = itemColumns(typed)
  if (InvoiceItemId !== null) {
    if (!(await findItem(db, items, InvoiceItemId))) fail(InvoiceItemNotFound)
    const changed = (await updateItem(db, items, { id: InvoiceItemId, version: Version ?? 0 }, columns)) ?? fail(InvoiceItemChanged)
    audit(changed.id)
    return { InvoiceItemId: changed.id, Version: changed.version }
  }
  // One at a time, so that the limit holds.
  await lockProfile(db, items)
  if ((await countItems(db, items, { text: null, itemForTypeId: null })) >= MOST_COUNTED) fail(TooManyInvoiceItems)
  const added = await insertItem(db, items, columns)
  audit(added.id)
  return { InvoiceItemId: added.id, Version: added.version }
}
