import type { Db } from '../../database/db.ts'

/* What a demo has of the past was done at the moments that it says. Of rows that were written a moment ago, in this transaction. */

/** Written and sent at a moment, and opened by those with an account some hours later. */
export async function dateDemoInvoice(db: Db, invoiceId: string, at: string): Promise<void> {
  await db.sql(
    `update invoice set created_at = least($2::timestamptz, now()), updated_at = least($2::timestamptz, now()),
       sent_at = case when sent_at is not null then least($2::timestamptz, now()) end where id = $1`,
    [invoiceId, at],
  )
  await db.sql(
    `update invoice_recipient set reaches_since = least($2::timestamptz, now()),
       seen_at = case when profile_id is not null and $2::timestamptz + interval '7 hours' < now() then $2::timestamptz + interval '7 hours' end
     where invoice_id = $1 and reaches_since is not null`,
    [invoiceId, at],
  )
  await dateDemoHistory(db, invoiceId, at)
}

/** What was added to its history a moment ago. */
export async function dateDemoHistory(db: Db, invoiceId: string, at: string): Promise<void> {
  await db.sql('update invoice_event set at = least($2::timestamptz, now()) where invoice_id = $1 and at = now()', [invoiceId, at])
}
