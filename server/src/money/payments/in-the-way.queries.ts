import type { Db } from '../../database/db.ts'

/** Whether something is being paid to an account, or by it. */
export async function isPaying(db: Db, accountId: string): Promise<boolean> {
  const found = await db.sql(
    `select true as found from payment
     where (account_id = $1 or payer_account_id = $1) and status in ('created', 'needsAction', 'processing', 'disputed') limit 1`,
    [accountId],
  )
  return found.length > 0
}

/** Of some homes of an account those for which something is being paid, given back or disputed. */
export async function listHomesPaidFor(db: Db, accountId: string, assetIds: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select asset_id as id from payment
     where account_id = $1 and asset_id = any($2::uuid[]) and status in ('created', 'needsAction', 'processing', 'disputed')
     union
     select asset_id from payment_refund where account_id = $1 and asset_id = any($2::uuid[]) and status = 'pending'`,
    [accountId, assetIds],
  )
  return rows.map(({ id }) => id)
}
