import type { Db } from '../../database/db.ts'

/** When a payment account of a demo was handed in, and let through. */
export async function dateDemoPaymentAccount(db: Db, id: string, at: string): Promise<void> {
  await db.sql(
    `update payment_account set created_at = $2, updated_at = $2, submitted_at = $2, agreement_accepted_at = $2,
       active_since = case when active_since is not null then $2::timestamptz end where id = $1`,
    [id, at],
  )
}
