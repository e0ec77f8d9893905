import type { GetPricingPlans } from '@keystead/contract/platform/plans/plan.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { presentPlan } from './plan.present.ts'
import { listPublicPlans } from './plan.queries.ts'

export const getPricingPlans: Handler<typeof GetPricingPlans> = async (context) => ({
  Plans: (await listPublicPlans(context.db)).map(presentPlan),
})
