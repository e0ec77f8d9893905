import type { Db } from '../../database/db.ts'

/** Ends what an account pays for and what it has asked for, such as when it closes. */
export async function endPlan(db: Db, accountId: string): Promise<void> {
  await db.sql(`update plan_request set status = 'withdrawn', decided_at = now() where account_id = $1 and status = 'requested'`, [
    accountId,
  ])
  await db.sql('update subscription set ended_at = now() where account_id = $1 and ended_at is null', [accountId])
}
