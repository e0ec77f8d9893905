import * as operations from '@keystead/contract/platform/plans/plan.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { followPlan } from './follow-plan.ts'
import { getPricingPlans } from './get-pricing-plans.ts'
import { getUserPlan } from './get-user-plan.ts'
import { upgradePlan } from './upgrade-plan.ts'
import { withdrawPlanRequest } from './withdraw-plan-request.ts'

export const planModule = implementAll(operations, {
  GetPricingPlans: getPricingPlans,
  GetUserPlan: getUserPlan,
  UpgradePlan: upgradePlan,
  WithdrawPlanRequest: withdrawPlanRequest,
  FollowPlan: followPlan,
})
