import type { FollowPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { showPlanOfSession } from './show-plan-of-session.ts'

export const followPlan: Handler<typeof FollowPlan> = async (context) => showPlanOfSession(context, accountActor(context.actor))
