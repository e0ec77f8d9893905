import type { PricingPlan, UserPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { messages } from '@keystead/contract/platform/plans/plans-messages.text.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import { text } from './own-plan.text.ts'

/** What choosing a plan would do, as the server sees it. */
export type PlanMove = 'upgrade' | 'renew' | 'downgrade-later' | 'downgrade-now' | 'none'

export function moveTo(wanted: PricingPlan, { Plan, Period, Next }: UserPlan): PlanMove {
  const [price, current] = [centsFromText(wanted.PriceMonth), centsFromText(Plan.PriceMonth)]
  if (wanted.PlanId === Plan.PlanId) return current > 0 && Next === null ? 'renew' : 'none'
  if (price > current) return 'upgrade'
  return Period === null ? 'downgrade-now' : 'downgrade-later'
}

/** Why a plan cannot be chosen at the moment, or null. */
export function moveObstacle(wanted: PricingPlan, { Request, Next }: UserPlan): string | null {
  if (Request?.PlanId === wanted.PlanId) return text.requestedAlready
  if (Request) return messages.planRequestOpen
  return Next?.PlanId === wanted.PlanId ? text.scheduledAlready : null
}
