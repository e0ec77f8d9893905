import type { BillsAs } from '@keystead/contract/money/invoices/invoice.values.ts'
import { type Db, first } from '../../database/db.ts'

export type InvoiceStanding = {
  id: string
  account_id: string
  profile_id: string
  asset_id: string
  bills_as: BillsAs
  /** The place of the caller among those who are billed, once it has been sent to them. */
  recipient_id: string | null
}

/** Whose an invoice is, and how a profile stands to it. */
export async function findStanding(
  db: Db,
  invoiceId: string,
  caller: { profileId: string; accountId: string },
): Promise<InvoiceStanding | null> {
  return first(
    await db.sql<InvoiceStanding>(
      `select i.id, i.account_id, i.profile_id, i.asset_id, i.bills_as, (
         select r.id from invoice_recipient r
         where r.invoice_id = i.id and r.profile_id = $2 and r.profile_account_id = $3 and r.reaches_since is not null) as recipient_id
       from invoice i where i.id = $1`,
      [invoiceId, caller.profileId, caller.accountId],
    ),
  )
}
