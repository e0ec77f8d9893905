import { type Db, only } from '../../database/db.ts'

/** How many members the plan of an account has room for. */
export async function memberLimitOf(db: Db, accountId: string): Promise<number> {
  const rows = await db.sql<{ members: number }>(
    'select plan.members from account_holder a join plan on plan.id = a.plan_id where a.id = $1',
    [accountId],
  )
  return only(rows).members
}
