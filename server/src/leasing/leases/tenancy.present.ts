import type { Tenancy } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { percentOfBps } from '@keystead/contract/values/shares.ts'
import type { ProfileCard } from '../../identity/profiles/profile.public.ts'
import { presentTenantWords } from './lease-words.present.ts'
import { knowsWhole } from './lease.present.ts'
import type { LeaseTermsRow, LeaseRow } from './lease.queries.ts'

type Part = {
  readonly shareBps: number
  readonly shareCents: number
  readonly state: LeaseRow['state']
  readonly profileId: string
  readonly cards: ReadonlyMap<string, ProfileCard>
}

/** A lease as one of its tenants sees it. */
export function presentTenancy(lease: LeaseTermsRow, { shareBps, shareCents, state, ...reader }: Part): Tenancy {
  const knows = knowsWhole(lease, shareBps)
  return {
    LeaseId: lease.id,
    Rent: knows ? textFromCents(lease.rent_cents) : null,
    RentFrequencyId: lease.rent_frequency_id,
    Billing: lease.billing,
    SharePercent: knows ? percentOfBps(shareBps) : null,
    ShareAmount: textFromCents(shareCents),
    Words: presentTenantWords(
      lease,
      { runs: state === 'current', isPast: state === 'past', endsOn: lease.ends_on, knowsWhole: knows },
      reader,
    ),
  }
}
