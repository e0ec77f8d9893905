import type { Db } from '../../database/db.ts'
import { setAccountPlan } from '../../identity/accounts/account.public.ts'
import { moveSubscription } from './move-plan.queries.ts'
import { getPlan } from './plan.queries.ts'

/** An account that has the plan of another one already takes over what is paid and asked for; the other one falls back to the free plan. */
export async function movePlan(db: Db, accounts: { fromAccountId: string; toAccountId: string }): Promise<void> {
  await moveSubscription(db, accounts)
  await setAccountPlan(db, accounts.fromAccountId, (await getPlan(db, { code: 'free' })).id)
}
