import { PlanNotFound, PlanRequestOpen, type UpgradePlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import type { OutputOf, ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { setAccountPlan } from '../../identity/accounts/account.public.ts'
import { type CallContext, accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { ownSubscription } from './plan.access.ts'
import { emailDowngradeScheduled, emailRequestReceived } from './plan-emails.ts'
import { priceCentsOf } from './plan.present.ts'
import { type AccountPlanRow, type PlanRow, findPublicPlan, lockAccountPlan, scheduleNextPlan } from './plan.queries.ts'
import { insertPlanRequest } from './plan-request.queries.ts'
import { showPlanOfSession } from './show-plan-of-session.ts'

type Input = ParsedInputOf<typeof UpgradePlan>
type Outcome = OutputOf<typeof UpgradePlan>['Outcome']
type Wish = { context: CallContext; scope: Scope<'subscription'>; current: AccountPlanRow; wanted: PlanRow; input: Input }

export const upgradePlan: Handler<typeof UpgradePlan> = async (context, input) => {
  const actor = accountActor(context.actor)
  const scope = ownSubscription(actor)
  const current = await lockAccountPlan(context.db, scope)
  const wanted = input.PlanId === current.id ? current : ((await findPublicPlan(context.db, input.PlanId)) ?? fail(PlanNotFound))

  const outcome = await fulfil({ context, scope, current, wanted, input })
  context.audit(actor.accountId, { outcome, planId: wanted.id, interval: input.Interval })
  return { Outcome: outcome, Session: await showPlanOfSession(context, actor) }
}

async function fulfil(wish: Wish): Promise<Outcome> {
  const { current, wanted } = wish
  if (wanted.id === current.id) return keep(wish)
  return wanted.price_month_cents > current.price_month_cents ? request(wish) : moveDown(wish)
}

/** Back to the plan that the account has: what is scheduled is not; a paid one is asked for once more. */
async function keep(wish: Wish): Promise<Outcome> {
  const { context, scope, current } = wish
  if (current.next_plan_id !== null) {
    await scheduleNextPlan(context.db, scope, null)
    return 'kept'
  }
  return current.price_month_cents === 0 ? 'kept' : request(wish)
}

/** Nothing takes money yet, so an operator agrees on the payment and activates the plan. */
async function request({ context, scope, current, wanted, input }: Wish): Promise<Outcome> {
  const priceCents = priceCentsOf(wanted, input.Interval)
  const requestId = await insertPlanRequest(context.db, scope, { planId: wanted.id, interval: input.Interval, priceCents })
  if (requestId !== null) {
    await emailRequestReceived(context.services, context.db, current, {
      requestId,
      planName: wanted.name,
      interval: input.Interval,
      priceCents,
    })
    return 'requested'
  }
  const isSameWish = current.request_plan_id === wanted.id && current.request_interval === input.Interval
  return isSameWish ? 'requested' : fail(PlanRequestOpen)
}

async function moveDown({ context, scope, current, wanted }: Wish): Promise<Outcome> {
  if (current.request_id !== null) fail(PlanRequestOpen)
  const { current_period_end: on, billing_interval: interval } = current
  if (on === null || interval === null) {
    await setAccountPlan(context.db, scope.accountId, wanted.id)
    return 'changed'
  }
  if (current.next_plan_id !== wanted.id) {
    await scheduleNextPlan(context.db, scope, wanted.id)
    await emailDowngradeScheduled(context.services, context.db, current, { next: wanted, interval, on })
  }
  return 'scheduled'
}
