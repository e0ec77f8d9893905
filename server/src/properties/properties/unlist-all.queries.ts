import type { Db } from '../../database/db.ts'

/** Takes every home of an account off the market, such as when the account closes. */
export async function unlistAllAssets(db: Db, accountId: string): Promise<void> {
  await db.sql(
    `update asset set is_listed = false, listed_at = null, version = version + 1, updated_at = now()
     where account_id = $1 and is_listed`,
    [accountId],
  )
}

/** The same, some at a time. Answers how many. */
export async function unlistSomeAssets(db: Db, accountId: string, atMost: number): Promise<number> {
  const unlisted = await db.sql(
    `update asset set is_listed = false, listed_at = null, version = version + 1, updated_at = now()
     where id in (select id from asset where account_id = $1 and is_listed order by id limit $2 for no key update) returning 1`,
    [accountId, atMost],
  )
  return unlisted.length
}

/** Homes of an account that are not deleted, units before their buildings; kept for this transaction. */
export async function lockHomesToDelete(db: Db, accountId: string, atMost: number): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select id from asset where account_id = $1 and deleted_at is null order by parent_asset_id is null, id limit $2 for no key update`,
    [accountId, atMost],
  )
  return rows.map(({ id }) => id)
}
