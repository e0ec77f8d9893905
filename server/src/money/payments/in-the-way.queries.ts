import type { Db } from '../../database/db.ts'

const UNDER_WAY = `('created', 'needsAction', 'processing')`

/** Whether something is being paid to an account, given back by it or disputed. */
export async function isBeingPaid(db: Db, accountId: string): Promise<boolean> {
  const found = await db.sql(
    `select true as found from payment where account_id = $1 and (status in ${UNDER_WAY} or status = 'disputed')
     union all select true from payment_refund where account_id = $1 and status = 'pending' limit 1`,
    [accountId],
  )
  return found.length > 0
}

/** Whether an account pays something at this moment. What it has disputed is between its bank and who billed. */
export async function isPaying(db: Db, accountId: string): Promise<boolean> {
  return (
    (await db.sql(`select true as found from payment where payer_account_id = $1 and status in ${UNDER_WAY} limit 1`, [accountId])).length >
    0
  )
}

/** Of some homes of an account those for which something is being paid, given back or disputed. */
export async function listHomesPaidFor(db: Db, accountId: string, assetIds: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select asset_id as id from payment
     where account_id = $1 and asset_id = any($2::uuid[]) and (status in ${UNDER_WAY} or status = 'disputed')
     union
     select asset_id from payment_refund where account_id = $1 and asset_id = any($2::uuid[]) and status = 'pending'`,
    [accountId, assetIds],
  )
  return rows.map(({ id }) => id)
}
