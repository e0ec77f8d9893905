import { type Db, only } from '../../database/db.ts'
import { IS_OPEN } from './invoice-state.ts'

/** How many invoices are open, and the numbers of the first of them. */
export type OpenInvoices = { count: number; numbers: string[] }

const NAMED = '(array_agg(i.number order by i.due_on, i.id))[1:3]'

/** Of what the manager of some homes has billed about them, by home. */
export async function listOpenOfHomes(db: Db, accountId: string, assetIds: readonly string[]): Promise<Map<string, OpenInvoices>> {
  const rows = await db.sql<OpenInvoices & { id: string }>(
    `select i.asset_id as id, count(*) as count, ${NAMED} as numbers from invoice i
     where i.account_id = $1 and i.asset_id = any($2::uuid[]) and i.bills_as = 'manager' and ${IS_OPEN} group by i.asset_id`,
    [accountId, assetIds],
  )
  return new Map(rows.map(({ id, ...open }) => [id, open]))
}

/** Of all that an account has billed; null where nothing is open. */
export async function findOpenOfAccount(db: Db, accountId: string): Promise<OpenInvoices | null> {
  const open = only(
    await db.sql<OpenInvoices>(
      `select count(*) as count, coalesce(${NAMED}, '{}') as numbers from invoice i where i.account_id = $1 and ${IS_OPEN}`,
      [accountId],
    ),
  )
  return open.count > 0 ? open : null
}

/** How many that were not sent, or are no longer: about a home, or all. */
export async function countDrafts(db: Db, accountId: string, assetId: string | null): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(*) as count from invoice where account_id = $1 and status in ('temporary', 'active')
         and ($2::uuid is null or asset_id = $2 and bills_as = 'manager')`,
      [accountId, assetId],
    ),
  ).count
}

export async function deleteDraftsOfHomes(db: Db, accountId: string, assetIds: readonly string[]): Promise<void> {
  await db.sql(
    `delete from invoice where account_id = $1 and asset_id = any($2::uuid[]) and bills_as = 'manager' and status in ('temporary', 'active')`,
    [accountId, assetIds],
  )
}

export async function deleteDraftsOfAccount(db: Db, accountId: string): Promise<void> {
  await db.sql(`delete from invoice where account_id = $1 and status in ('temporary', 'active')`, [accountId])
}
