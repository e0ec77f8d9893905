import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { setAccountPlan } from '../../identity/accounts/account.public.ts'
import { workThroughDue } from '../../jobs/batches.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import type { Services } from '../../rpc/services.ts'
import type { Scope } from '../../rpc/scope.ts'
import { subscriptionOf } from './plan.access.ts'
import { emailPeriodEnded } from './plan-emails.ts'
import { priceCentsOf } from './plan.present.ts'
import {
  type AccountPlanRow,
  type PlanRow,
  endSubscription,
  getPlan,
  insertSubscription,
  isPeriodOver,
  listDueAccounts,
  lockAccountPlan,
} from './plan.queries.ts'

export const planPeriodsJob = scheduledJob('plan-periods', { retryLimit: 3, expireSeconds: 600, cron: '*/10 * * * *' }, endPlanPeriods)

const ACCOUNTS_AT_ONCE = 100
const FREE = { code: 'free' }

/** Ends the paid periods that are over, each in a transaction of its own; running twice or side by side changes nothing. */
export async function endPlanPeriods(services: Services, signal: AbortSignal): Promise<void> {
  const claims = everything('periods of all accounts end here')
  await workThroughDue(services, signal, {
    claims,
    atOnce: ACCOUNTS_AT_ONCE,
    list: listDueAccounts,
    work: (accountId) => services.jobDatabase.transaction(claims, (db) => endPeriod(services, db, subscriptionOf(accountId))),
  })
}

async function endPeriod(services: Services, db: Db, scope: Scope<'subscription'>): Promise<void> {
  const current = await lockAccountPlan(db, scope)
  // Another worker may have been here while this one waited for the lock.
  if (!(await isPeriodOver(db, scope))) return
  await endSubscription(db, scope)
  const next = await beginNext(db, scope, current)
  await emailPeriodEnded(services, db, current, { nextPlanName: next.name })
}

/** What was scheduled, at today's price. Nothing is paid for without a wish, so otherwise the free plan follows. */
async function beginNext(db: Db, scope: Scope<'subscription'>, { next_plan_id, billing_interval }: AccountPlanRow): Promise<PlanRow> {
  const next = await getPlan(db, next_plan_id === null ? FREE : { id: next_plan_id })
  await setAccountPlan(db, scope.accountId, next.id)
  if (next.price_month_cents > 0 && billing_interval !== null) {
    await insertSubscription(db, scope, { planId: next.id, interval: billing_interval, priceCents: priceCentsOf(next, billing_interval) })
  }
  return next
}
