import type { Db } from '../../database/db.ts'

/** What an account pays for, and what it has asked for, is another one's from now on. What it paid for before stays with who paid. */
export async function moveSubscription(
  db: Db,
  { fromAccountId, toAccountId }: { fromAccountId: string; toAccountId: string },
): Promise<void> {
  const accounts = [fromAccountId, toAccountId]
  await db.sql('update subscription set account_id = $2 where account_id = $1 and ended_at is null', accounts)
  await db.sql(`update plan_request set account_id = $2 where account_id = $1 and status = 'requested'`, accounts)
}
