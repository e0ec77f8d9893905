import type { WithdrawPlanRequest } from '@keystead/contract/platform/plans/plan.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { ownSubscription } from './plan.access.ts'
import { lockAccountPlan } from './plan.queries.ts'
import { withdrawOpenRequest } from './plan-request.queries.ts'

export const withdrawPlanRequest: Handler<typeof WithdrawPlanRequest> = async (context) => {
  const scope = ownSubscription(accountActor(context.actor))
  await lockAccountPlan(context.db, scope)
  const requestId = await withdrawOpenRequest(context.db, scope)
  if (requestId !== null) context.audit(requestId)
  return { Withdrawn: requestId !== null }
}
