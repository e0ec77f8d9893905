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

/** Whether a profile manages properties, listed or not. */
export async function hasProperties(db: Db, profile: { id: string; accountId: string }): Promise<boolean> {
  const { found } = only(
    await db.sql<{ found: boolean }>(
      'select exists (select from asset where account_id = $1 and managing_profile_id = $2 and deleted_at is null) as found',
      [profile.accountId, profile.id],
    ),
  )
  return found
}
