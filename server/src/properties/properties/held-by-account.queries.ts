import { type Db, only } from '../../database/db.ts'

/** How many properties an account has, and how many of them are on the market. */
export async function countHeldBy(db: Db, accountId: string): Promise<{ properties: number; listings: number }> {
  return only(
    await db.sql<{ properties: number; listings: number }>(
      `select count(*) as properties, count(*) filter (where is_listed) as listings from asset where account_id = $1 and deleted_at is null`,
      [accountId],
    ),
  )
}
