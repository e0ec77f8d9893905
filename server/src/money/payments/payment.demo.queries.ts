import type { Db } from '../../database/db.ts'

/** When a payment of a demo was begun, or has come: not when it was written down. */
export async function dateDemoPayment(
  db: Db,
  paymentId: string,
  {
    startedAt = null,
    settledAt = null,
    expectedOn = null,
  }: { startedAt?: string | null; settledAt?: string | null; expectedOn?: string | null },
): Promise<void> {
  await db.sql(
    `update payment set started_at = case when $2::timestamptz < now() then $2 else started_at end,
       settled_at = case when $3::timestamptz < now() then $3 else settled_at end, expected_on = coalesce($4, expected_on),
       updated_at = least(coalesce($3::timestamptz, $2::timestamptz, now()), now()) where id = $1`,
    [paymentId, startedAt, settledAt, expectedOn],
  )
}
