import type { PricingPlan, UserPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import type { BillingInterval } from '@keystead/contract/platform/plans/plan.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { AccountPlanRow, PlanRow } from './plan.queries.ts'

export function presentPlan(row: PlanRow): PricingPlan {
  return {
    PlanId: row.id,
    Code: row.code,
    Name: row.name,
    Description: row.description,
    PriceMonth: textFromCents(row.price_month_cents),
    PriceYear: textFromCents(row.price_year_cents),
    Limits: { StorageBytes: row.storage_bytes, Members: row.members, SignaturesPerMonth: row.signatures_per_month },
    Features: row.features,
  }
}

export function presentUserPlan(row: AccountPlanRow, usedBytes: number): UserPlan {
  return {
    Plan: presentPlan(row),
    Period: presentPeriod(row),
    Next: row.next_plan_id === null || row.next_plan === null ? null : { PlanId: row.next_plan_id, Name: row.next_plan },
    Request: presentRequest(row),
    Usage: { StorageBytes: usedBytes },
  }
}

function presentPeriod({ billing_interval, price_cents, started_at, current_period_end }: AccountPlanRow): UserPlan['Period'] {
  if (!billing_interval || price_cents === null || !started_at || !current_period_end) return null
  return {
    Interval: billing_interval,
    Price: textFromCents(price_cents),
    StartedAt: started_at.toISOString(),
    EndsAt: current_period_end.toISOString(),
  }
}

function presentRequest(row: AccountPlanRow): UserPlan['Request'] {
  const { request_plan_id, request_plan, request_interval, request_price_cents, requested_at } = row
  if (request_plan_id === null || request_plan === null || !request_interval || request_price_cents === null || !requested_at) return null
  return {
    PlanId: request_plan_id,
    Name: request_plan,
    Interval: request_interval,
    Price: textFromCents(request_price_cents),
    RequestedAt: requested_at.toISOString(),
  }
}

/** What a plan costs for the time that one chooses. */
export function priceCentsOf(plan: PlanRow, interval: BillingInterval): number {
  return interval === 'month' ? plan.price_month_cents : plan.price_year_cents
}
