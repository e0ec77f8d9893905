import { type Db, only } from '../../database/db.ts'

/** Receipts of who bills are counted; the row that counts is held, so that each number is given once. */
export async function nextReceiptNumber(db: Db, issuerProfileId: string): Promise<string> {
  const { next } = only(
    await db.sql<{ next: number }>(
      `insert into payment_receipt_count as counted (profile_id, account_id, last_number)
       select p.id, p.account_id, 1 from profile_card p where p.id = $1
       on conflict (profile_id) do update set last_number = counted.last_number + 1
       returning last_number as next`,
      [issuerProfileId],
    ),
  )
  return `R-${String(next).padStart(6, '0')}`
}
