import type { PricingPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import type { BillingInterval } from '@keystead/contract/platform/plans/plan.values.ts'
import { centsFromText, formatMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { text } from './plan.text.ts'

/** What one pays for the time that is chosen. */
export function priceOf(plan: PricingPlan, interval: BillingInterval): string {
  return interval === 'month' ? plan.PriceMonth : plan.PriceYear
}

export function isFree(plan: PricingPlan): boolean {
  return centsFromText(plan.PriceMonth) === 0
}

/** `$15 a month`; `nothing` for a free plan. */
export function priceText(plan: PricingPlan, interval: BillingInterval): string {
  return isFree(plan) ? text.free : text.price[interval]({ amount: formatMoney(priceOf(plan, interval)) })
}

/** What a year paid at once costs less than twelve months, as a text of the wire; null where it does not. */
export function yearlySaving(plan: PricingPlan): string | null {
  const cents = centsFromText(plan.PriceMonth) * 12 - centsFromText(plan.PriceYear)
  return cents > 0 ? textFromCents(cents) : null
}

/** What a plan holds, a line for each limit; the first is what no plan limits. */
export function limitTexts({ Limits }: PricingPlan): readonly string[] {
  return [
    text.unlimited,
    text.storage({ size: formatBytes(Limits.StorageBytes) }),
    text.members({ count: Limits.Members }),
    text.signatures({ count: Limits.SignaturesPerMonth }),
  ]
}
