import { InvoiceVoided, InvoiceWithdrawn } from '@keystead/contract/money/invoices/invoice.events.ts'
import { type DeleteInvoice, type UnsendInvoice, type VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import { unchargeInvoice } from './invoice-books.ts'
import { revokePayLinks } from './pay-links.ts'
import type { ReachedInvoice } from './invoice.access.ts'
import { noteInHistory } from './invoice-history.ts'
import { announceVoided, announceWithdrawn } from './invoice-news.ts'
import { deleteInvoiceRow, listRecipients, type LockedInvoice, type RecipientRow, setUnsent, setVoid } from './invoice.queries.ts'
import { lockForStep } from './invoice-steps.ts'
import { text } from './invoice.text.ts'

export const unsendInvoice: Handler<typeof UnsendInvoice, ReachedInvoice> = async (context, { Version }) => {
  const { db, owned, audit } = context
  const invoice = await lockForStep(context, 'unsend', Version)
  const recipients = await listRecipients(db, [invoice.id])
  const version = await setUnsent(db, invoice)
  await unchargeInvoice(db, invoice)
  await noteInHistory(context, invoice.id, { said: say(text, 'takenBack'), isShared: false })
  await revokePayLinks(db, recipients)
  await announceWithdrawn(context, invoice, recipients)
  await context.services.events.emit(context, InvoiceWithdrawn, [itemOf(invoice)])
  audit(owned.invoiceId, { version })
  return { InvoiceId: invoice.id, Version: version }
}

export const voidInvoice: Handler<typeof VoidInvoice, ReachedInvoice> = async (context, { Version, Reason }) => {
  const { db, owned, audit } = context
  const invoice = await lockForStep(context, 'void', Version)
  const recipients = await listRecipients(db, [invoice.id])
  const version = await makeVoid(context, invoice, recipients, Reason)
  await announceVoided(context, invoice, recipients, Reason)
  audit(owned.invoiceId, { version })
  return { InvoiceId: invoice.id, Version: version }
}

/** It is owed no longer, and stays to be read. Answers its version. */
export async function makeVoid(
  context: EventContext,
  invoice: LockedInvoice,
  recipients: readonly RecipientRow[],
  reason: string,
): Promise<number> {
  const { db, services } = context
  const version = await setVoid(db, invoice, reason)
  await unchargeInvoice(db, invoice)
  await noteInHistory(context, invoice.id, { said: say(text, 'madeVoid', { reason }), isShared: true })
  await revokePayLinks(db, recipients)
  await services.events.emit(context, InvoiceVoided, [itemOf(invoice)])
  return version
}

export const deleteInvoice: Handler<typeof DeleteInvoice, ReachedInvoice> = async (context) => {
  const { db, owned, audit } = context
  const invoice = await lockForStep(context, 'delete', null)
  await deleteInvoiceRow(db, invoice)
  audit(owned.invoiceId, { number: invoice.number })
  return { InvoiceId: invoice.id }
}

function itemOf({ id, account_id, times_sent }: LockedInvoice) {
  return { id, accountId: account_id, times: times_sent }
}
