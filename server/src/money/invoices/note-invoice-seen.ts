import type { NoteInvoiceSeen } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { actingAs } from '../../database/pool.ts'
import { announceChange } from '../../live/announce-change.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import type { ReachedInvoice } from './invoice.access.ts'
import { noteInHistory } from './invoice-history.ts'
import { setSeen } from './invoice.queries.ts'
import { text } from './invoice.text.ts'

export const noteInvoiceSeen: Handler<typeof NoteInvoiceSeen, ReachedInvoice> = async (context, { InvoiceId }) => {
  const { db, owned } = context
  const { recipientId } = owned
  if (recipientId === null) return { InvoiceId }
  await actingAs(db, owned.accountId, async () => {
    if (!(await setSeen(db, recipientId))) return
    // Who it was is named when it is read, and stands nowhere in words.
    await noteInHistory(context, owned.invoiceId, { said: say(text, 'seen', { name: '' }), isShared: false, recipientId })
    await announceChange(db, [owned.issuerProfileId], ['invoice'])
  })
  return { InvoiceId }
}
