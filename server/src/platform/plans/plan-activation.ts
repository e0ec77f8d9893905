import type { Db } from '../../database/db.ts'
import { setAccountPlan } from '../../identity/accounts/account.public.ts'
import type { Services } from '../../rpc/services.ts'
import { subscriptionOf } from './plan.access.ts'
import { emailPlanActivated, emailRequestDeclined } from './plan-emails.ts'
import { type AccountPlanRow, endSubscription, extendSubscription, insertSubscription, lockAccountPlan } from './plan.queries.ts'
import { type PlanRequestRow, decidePlanRequest, findPlanRequest } from './plan-request.queries.ts'

type Decided = { request: PlanRequestRow; account: AccountPlanRow }

/**
 * Gives the account the plan that it asked for, from now on and for one period; the plan that it has already goes on for
 * one more. Null where the request is open no more.
 */
export async function activatePlan(
  services: Services,
  db: Db,
  requestId: string,
): Promise<{ request: PlanRequestRow; until: Date } | null> {
  const decided = await decide(db, requestId, { status: 'activated', note: null })
  if (!decided) return null
  const { request, account } = decided
  const scope = subscriptionOf(request.account_id)
  const period = { planId: request.plan_id, interval: request.billing_interval, priceCents: request.price_cents }
  const goesOn = account.subscription_id !== null && account.id === request.plan_id
  if (!goesOn) {
    await endSubscription(db, scope)
    await setAccountPlan(db, scope.accountId, request.plan_id)
  }
  const { current_period_end: until } = await (goesOn ? extendSubscription : insertSubscription)(db, scope, period)
  await emailPlanActivated(services, db, account, { requestId, planName: request.plan, until })
  return { request, until }
}

/** Says no to a request; the person gets the reason. Null where it is open no more. */
export async function declinePlan(services: Services, db: Db, requestId: string, reason: string): Promise<PlanRequestRow | null> {
  const decided = await decide(db, requestId, { status: 'declined', note: reason })
  if (!decided) return null
  await emailRequestDeclined(services, db, decided.account, { requestId, planName: decided.request.plan, reason })
  return decided.request
}

/** The account is locked before its request, as everywhere, so that two who decide wait for each other. */
async function decide(db: Db, requestId: string, decision: Parameters<typeof decidePlanRequest>[2]): Promise<Decided | null> {
  const request = await findPlanRequest(db, requestId)
  if (!request) return null
  const account = await lockAccountPlan(db, subscriptionOf(request.account_id))
  return (await decidePlanRequest(db, requestId, decision)) ? { request, account } : null
}
