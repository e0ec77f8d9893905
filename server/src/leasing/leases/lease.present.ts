import type { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { WHOLE_BPS, percentOfBps } from '@keystead/contract/values/shares.ts'
import type { ProfileCard } from '../../identity/profiles/profile.public.ts'
import { lastDay, presentAssignment } from '../tenures/tenure.public.ts'
import type { LeaseRow } from './lease.queries.ts'
import { shareAmounts } from './share-amounts.ts'
import type { TenantOfLeaseRow } from './tenant.queries.ts'

export function presentLease(row: LeaseRow, tenants: readonly TenantOfLeaseRow[], cards: ReadonlyMap<string, ProfileCard>): LeaseRead {
  const amounts = shareAmounts(row.rent_cents, tenants)
  return {
    LeaseId: row.id,
    Version: row.version,
    StartsOn: row.starts_on,
    EndsOn: lastDay(row),
    State: row.state,
    EndReason: row.end_reason,
    Rent: textFromCents(row.rent_cents),
    RentFrequencyId: row.rent_frequency_id,
    Advance: textFromCents(row.advance_cents),
    Billing: row.billing,
    Tenants: tenants.map((tenant) => ({
      ...presentAssignment(tenant, cards.get(tenant.profile_id)),
      SharePercent: percentOfBps(tenant.share_bps),
      ShareAmount: textFromCents(amounts.get(tenant.id) ?? 0),
    })),
  }
}

/** Whether a tenant knows the amounts of the whole lease. Of those who get a bill each, one who is alone in it does. */
export function knowsWhole({ billing }: { billing: 'joint' | 'individual' }, shareBps: number): boolean {
  return billing === 'joint' || shareBps === WHOLE_BPS
}
