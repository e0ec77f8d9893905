import type { BillingInterval } from '@keystead/contract/platform/plans/plan.values.ts'
import { withSearch } from '@keystead/contract/navigation/addresses.ts'

const PARAMETER = 'billing'
const YEARLY = 'yearly'

/** Monthly or yearly stands in the address, so that the choice works without script and can be shared. */
export function intervalFrom(params: URLSearchParams): BillingInterval {
  return params.get(PARAMETER) === YEARLY ? 'year' : 'month'
}

export function withInterval(path: string, interval: BillingInterval): string {
  return withSearch(path, { [PARAMETER]: interval === 'year' ? YEARLY : null })
}
