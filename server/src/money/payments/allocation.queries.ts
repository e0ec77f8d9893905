import type { Db } from '../../database/db.ts'

export async function insertAllocations(
  db: Db,
  paymentId: string,
  parts: readonly { readonly lineId: string; readonly cents: number }[],
): Promise<void> {
  if (parts.length === 0) return
  await db.sql(
    `insert into payment_allocation (payment_id, account_id, asset_id, line_id, amount_cents)
     select p.id, p.account_id, p.asset_id, part."lineId", part.cents
     from payment p cross join jsonb_to_recordset($2::jsonb) as part ("lineId" uuid, cents bigint) where p.id = $1`,
    [paymentId, JSON.stringify(parts)],
  )
}

/** What of each line of a claim was paid, by all payments or by one. */
export async function listAllocated(db: Db, claimId: string, paymentId: string | null = null): Promise<Map<string, number>> {
  const rows = await db.sql<{ line_id: string; cents: number }>(
    `select a.line_id, sum(a.amount_cents)::bigint as cents from payment_allocation a join payment p on p.id = a.payment_id
     where p.claim_id = $1 and ($2::uuid is null or p.id = $2) group by a.line_id`,
    [claimId, paymentId],
  )
  return new Map(rows.map(({ line_id, cents }) => [line_id, cents]))
}
