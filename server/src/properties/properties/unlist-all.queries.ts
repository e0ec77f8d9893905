import type { Db } from '../../database/db.ts'

/** Takes every home of an account off the market, such as when the account closes. */
export async function unlistAllAssets(db: Db, accountId: string): Promise<void> {
  await db.sql(
    `update asset set is_listed = false, listed_at = null, version = version + 1, updated_at = now()
     where account_id = $1 and is_listed`,
    [accountId],
  )
}
