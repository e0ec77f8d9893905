import type { GetUserPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { ownSubscription } from './plan.access.ts'
import { presentUserPlan } from './plan.present.ts'
import { getAccountPlan } from './plan.queries.ts'
import { sumStoredBytes } from './storage-room.ts'

export const getUserPlan: Handler<typeof GetUserPlan> = async (context) => {
  const actor = accountActor(context.actor)
  const plan = await getAccountPlan(context.db, ownSubscription(actor))
  return presentUserPlan(plan, await sumStoredBytes(context, actor.accountId))
}
