import type { EditLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { failField } from '../../rpc/failure.ts'
import type { LockedLease } from './lease.queries.ts'
import type { LeaseTenant } from './tenant.queries.ts'
import { text as refusal } from './lease-refusal.text.ts'

/** Someone whose last day is another one now. */
export type MovedTenant = LeaseTenant & {
  readonly endsOn: string | null
  /** They go before, or no longer before, the others, and not along with the end of the lease. */
  readonly isTheirs: boolean
}

type Wish = Pick<ParsedInputOf<typeof EditLease>, 'EndsOn' | 'Tenants'>

/**
 * Whose last day moves. Those who stay until the end of a lease go along with it, wherever it is; who leaves earlier keeps
 * their day as long as it is one of the lease, unless they are named.
 */
export function movedTenants(lease: LockedLease, tenants: readonly LeaseTenant[], { EndsOn, Tenants }: Wish): MovedTenant[] {
  Tenants.forEach(({ AssignmentId, EndsOn: day }, index) => {
    const tenant = tenants.find(({ id }) => id === AssignmentId)
    if (!tenant) return failField(`Tenants.${index}.AssignmentId`, refusal.tenantGone)
    if (day !== null) checkDay(lease, tenant, { day, endsOn: EndsOn, field: `Tenants.${index}.EndsOn` })
  })
  const ends = tenants.map((tenant) => {
    const named = Tenants.find(({ AssignmentId }) => AssignmentId === tenant.id)
    return { ...tenant, endsOn: named ? (named.EndsOn ?? EndsOn) : endOf(tenant, lease, EndsOn), isTheirs: named !== undefined }
  })
  if (ends.length > 0 && ends.every(({ endsOn }) => endsOn !== EndsOn)) failField('Tenants', refusal.oneStays)
  return ends.filter(({ endsOn, ends_on }) => endsOn !== ends_on)
}

function endOf({ ends_on }: LeaseTenant, lease: LockedLease, endsOn: string | null): string | null {
  const isPast = endsOn !== null && ends_on !== null && ends_on > endsOn
  return ends_on === lease.ends_on || isPast ? endsOn : ends_on
}

type LastDay = { readonly day: string; readonly endsOn: string | null; readonly field: string }

function checkDay({ today }: LockedLease, { starts_on }: LeaseTenant, { day, endsOn, field }: LastDay): void {
  if (day <= starts_on) failField(field, refusal.leavesBeforeMovingIn({ day: formatDate(starts_on) }))
  if (day < today) failField(field, refusal.leavesInPast)
  if (endsOn !== null && day > endsOn) failField(field, refusal.leavesAfterEnd({ day: formatDate(endsOn) }))
}
