import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import type { Db } from '../../database/db.ts'
import { findInvoice, type InvoiceRow, invoicesIssuedBy, readInvoice } from '../invoices/invoice.public.ts'
import { findInvoiceOwner } from './issuer.queries.ts'

/** An invoice as one who reads it sees it, which is what their paper says. */
export type ReadForPaper = { readonly invoice: InvoiceRow; readonly details: InvoiceDetails; readonly isOfRecipient: boolean }

/** `recipientId`: one of those who are billed; null: who bills. In a transaction that sees the invoice. */
export async function readForPaper(
  db: Db,
  { invoiceId, recipientId }: { readonly invoiceId: string; readonly recipientId: string | null },
): Promise<ReadForPaper | null> {
  const owner = await findInvoiceOwner(db, invoiceId)
  const invoice = owner && (await findInvoice(db, invoicesIssuedBy(owner), invoiceId))
  return invoice && { invoice, details: await readInvoice(db, invoice, recipientId), isOfRecipient: recipientId !== null }
}
