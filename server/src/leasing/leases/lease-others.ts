import { GUARANTOR_IS_TENANT, GUARANTOR_ONCE, type LeaseTerms } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import type { z } from 'zod'
import type { Db } from '../../database/db.ts'
import { listPersons, type PersonRow } from '../../identity/persons/person.public.ts'
import { findHolder } from '../../people/connections/connection.public.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { failField } from '../../rpc/failure.ts'
import { takeSamePerson } from './draft-persons.ts'
import { insertGuarantors, listGuarantorsOf, type WrittenLease } from './guarantor.queries.ts'
import { insertOccupants, type NewOccupant } from './occupant.queries.ts'
import { guarantorWrittenDown } from './written-down.ts'

/*
 * Those of a lease who are no tenants: guarantors answer for the rent and live elsewhere, occupants live there and owe nothing.
 */

type Terms = z.output<typeof LeaseTerms>

/** A tenant, by their account or as they were written down. */
type Liable = { readonly profile: { readonly id: string } | null; readonly personId: string | null }

type Wanted = {
  readonly reached: ReachedAsset
  readonly guarantors: Terms['Guarantors']
  /** Guarantors of the lease so far: they are named by their id. */
  readonly known?: readonly PersonRow[]
  /** Persons whom a draft named as its guarantors before it is written again. */
  readonly before?: readonly PersonRow[]
  readonly tenants: readonly Liable[]
  /** Where the guarantors stand in the input: `Lease.Guarantors`. */
  readonly field: string
}

/** Who answers for a lease. Persons are written down for the account of the owner. */
export async function guarantorsOf(
  context: CallContext,
  { reached, guarantors, known = [], before = [], tenants, field }: Wanted,
): Promise<PersonRow[]> {
  const found: PersonRow[] = []
  const left = before.filter(({ id }) => guarantors.every(({ PersonId }) => PersonId !== id))
  for (const [index, { PersonId, Person }] of guarantors.entries()) {
    const at = `${field}.${index}.${Person === null ? 'PersonId' : 'Person.Email'}`
    const guarantor =
      Person === null
        ? (known.find(({ id }) => id === PersonId) ?? failField(at, invalidMessage('Guarantor')))
        : ((await takeSamePerson(context.db, reached, left, Person)) ??
          (await guarantorWrittenDown(context, reached, Person, `${field}.${index}.Person`)))
    if (found.some(({ id }) => id === guarantor.id)) failField(at, GUARANTOR_ONCE)
    if (await isTenant(context.db, guarantor, tenants)) failField(at, GUARANTOR_IS_TENANT)
    found.push(guarantor)
  }
  return found
}

/** By the row of the person, by the account that they turned out to be, or by the confirmed address of an account. */
export async function isTenant(db: Db, { id, profile_id, email }: PersonRow, tenants: readonly Liable[]): Promise<boolean> {
  const holder = email === null ? null : await findHolder(db, email, PROFILE_TYPES.Tenant)
  const profileIds = [profile_id, holder?.profileId ?? null].filter((profileId) => profileId !== null)
  return tenants.some(({ profile, personId }) => personId === id || (profile !== null && profileIds.includes(profile.id)))
}

/** Guarantors of a lease as they are written down, in the order in which they were named. */
export async function guarantorsIn(db: Db, leaseId: string): Promise<PersonRow[]> {
  const ids = (await listGuarantorsOf(db, [leaseId])).map(({ person_id }) => person_id)
  const persons = await listPersons(db, ids)
  return ids.flatMap((id) => persons.get(id) ?? [])
}

export function occupantColumnsOf({ Name, Relationship, IsMinor }: Terms['Occupants'][number]): NewOccupant {
  return { name: Name, relationship: Relationship, isMinor: IsMinor }
}

/** Into a lease that is new, or into a draft that is written again. */
export async function insertOthers(
  db: Db,
  lease: WrittenLease,
  { guarantors, occupants }: { guarantors: readonly PersonRow[]; occupants: Terms['Occupants'] },
): Promise<void> {
  await insertGuarantors(
    db,
    lease,
    guarantors.map(({ id }) => id),
  )
  await insertOccupants(db, lease, occupants.map(occupantColumnsOf))
}
