import type { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { phoneText } from '@keystead/contract/values/phones.ts'
import { WHOLE_BPS, percentOfBps } from '@keystead/contract/values/shares.ts'
import { type ProfileCard, nameless } from '../../identity/profiles/profile.public.ts'
import type { PersonRow } from '../../identity/persons/person.public.ts'
import { lastDay, presentTime } from '../tenures/tenure.public.ts'
import { presentWords } from './lease-words.present.ts'
import type { LeaseRow, RentToComeRow } from './lease.queries.ts'
import type { OccupantRow } from './occupant.queries.ts'
import { shareAmounts } from './share-amounts.ts'
import type { TenantOfLeaseRow } from './tenant.queries.ts'

type Around = {
  /** Who reads it, and whether they manage the home. */
  readonly reader: { readonly profileId: string; readonly isManager: boolean }
  readonly tenants: readonly TenantOfLeaseRow[]
  readonly cards: ReadonlyMap<string, ProfileCard>
  readonly persons: ReadonlyMap<string, PersonRow>
  readonly rentsToCome: readonly RentToComeRow[]
  readonly guarantors: readonly PersonRow[]
  readonly occupants: readonly OccupantRow[]
}

export function presentLease(row: LeaseRow, { reader, tenants, cards, persons, rentsToCome, guarantors, occupants }: Around): LeaseRead {
  const amounts = shareAmounts(row.rent_cents, tenants)
  return {
    LeaseId: row.id,
    Version: row.version,
    IsDraft: row.status === 'draft',
    StartsOn: row.starts_on,
    EndsOn: lastDay(row),
    State: row.state,
    EndReason: row.end_reason,
    Rent: textFromCents(row.rent_cents),
    RentFrequencyId: row.rent_frequency_id,
    RentsToCome: rentsToCome.map(({ from_on, rent_cents, rent_frequency_id }) => ({
      FromOn: from_on,
      Amount: textFromCents(rent_cents),
      RentFrequencyId: rent_frequency_id,
    })),
    Advance: textFromCents(row.advance_cents),
    Billing: row.billing,
    ...(row.state === 'past' ? { Notice: null, RenewalWish: null } : presentWords(row, { ...reader, cards })),
    Tenants: tenants.map((tenant) => ({
      ...presentTenant(tenant, cards, persons),
      SharePercent: percentOfBps(tenant.share_bps),
      ShareAmount: textFromCents(amounts.get(tenant.id) ?? 0),
    })),
    Guarantors: guarantors.map((person) => ({
      PersonId: person.id,
      Name: `${person.first_name} ${person.last_name}`,
      Email: person.email,
      Phone: person.phone && phoneText(person.phone),
    })),
    Occupants: occupants.map((row) => ({ OccupantId: row.id, ...presentOccupant(row) })),
  }
}

function presentTenant(tenant: TenantOfLeaseRow, cards: Around['cards'], persons: Around['persons']) {
  const { profile_id: ProfileId, connection_id: ConnectionId } = tenant
  const common = { ...presentTime(tenant), ProfileId, ConnectionId }
  if (ProfileId !== null) {
    const card = cards.get(ProfileId)
    return { ...common, Name: card?.Name ?? nameless.closedAccount, PicPath: card?.PicPath ?? null, Person: null }
  }
  const person = persons.get(tenant.person_id ?? '')
  return {
    ...common,
    Name: person ? `${person.first_name} ${person.last_name}` : nameless.anotherTenant,
    PicPath: null,
    Person: person
      ? {
          PersonId: person.id,
          FirstName: person.first_name,
          LastName: person.last_name,
          Email: person.email,
          Phone: person.phone && phoneText(person.phone),
        }
      : null,
  }
}

export function presentOccupant({ name, relationship, is_minor }: OccupantRow) {
  return { Name: name, Relationship: relationship, IsMinor: is_minor }
}

/** Whether a tenant knows the amounts of the whole lease. Of those who get a bill each, one who is alone in it does. */
export function knowsWhole({ billing }: { billing: 'joint' | 'individual' }, shareBps: number): boolean {
  return billing === 'joint' || shareBps === WHOLE_BPS
}
