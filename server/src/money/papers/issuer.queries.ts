import { type Db, first } from '../../database/db.ts'

export type InvoiceOwner = { accountId: string; profileId: string }

/** Who bills an invoice. */
export async function findInvoiceOwner(db: Db, invoiceId: string): Promise<InvoiceOwner | null> {
  return first(
    await db.sql<InvoiceOwner>('select account_id as "accountId", profile_id as "profileId" from invoice_identity where id = $1', [
      invoiceId,
    ]),
  )
}
