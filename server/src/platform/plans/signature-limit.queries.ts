import { type Db, only } from '../../database/db.ts'

/** How many agreements the plan of an account sends in a month. */
export async function signatureLimitOf(db: Db, accountId: string): Promise<number> {
  const rows = await db.sql<{ signatures_per_month: number }>(
    'select plan.signatures_per_month from account_holder a join plan on plan.id = a.plan_id where a.id = $1',
    [accountId],
  )
  return only(rows).signatures_per_month
}
