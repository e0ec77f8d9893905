import type { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import type { Db } from '../../database/db.ts'
import { listPersons } from '../../identity/persons/person.public.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import type { Scope } from '../../rpc/scope.ts'
import { listGuarantorsOf } from './guarantor.queries.ts'
import { speakersIn } from './lease-words.present.ts'
import { presentLease } from './lease.present.ts'
import { listLeasesOf, listRentsToCome } from './lease.queries.ts'
import { listOccupantsOf } from './occupant.queries.ts'
import { listTenantsOf } from './tenant.queries.ts'

/** The leases of a home with their tenants, and where they are the reader's to know with their guarantors and occupants: the caller's drafts, what runs and will, and what was before. */
export async function presentedLeases(
  db: Db,
  scope: Scope<'asset'>,
  which: { assetId: string; profileId: string; limit: number; withOthers: boolean },
): Promise<LeaseRead[]> {
  const leases = await listLeasesOf(db, scope, which)
  if (leases.length === 0) return []
  const leaseIds = leases.map(({ id }) => id)
  const tenants = await listTenantsOf(db, leaseIds)
  const rents = await listRentsToCome(db, leaseIds)
  const cards = await findProfileCards(db, [...tenants.flatMap(({ profile_id }) => profile_id ?? []), ...speakersIn(leases)])
  const guarantors = which.withOthers ? await listGuarantorsOf(db, leaseIds) : []
  const occupants = which.withOthers ? await listOccupantsOf(db, leaseIds) : []
  const persons = await listPersons(db, [
    ...tenants.flatMap(({ profile_id, person_id }) => (profile_id === null && person_id !== null ? person_id : [])),
    ...guarantors.map(({ person_id }) => person_id),
  ])
  const tenantsByLease = Map.groupBy(tenants, ({ lease_id }) => lease_id)
  const guarantorsByLease = Map.groupBy(guarantors, ({ lease_id }) => lease_id)
  const occupantsByLease = Map.groupBy(occupants, ({ lease_id }) => lease_id)
  const rentsByLease = Map.groupBy(rents, ({ lease_id }) => lease_id)
  const reader = { profileId: which.profileId, isManager: which.profileId === scope.profileId }
  return leases.map((lease) =>
    presentLease(lease, {
      reader,
      tenants: tenantsByLease.get(lease.id) ?? [],
      rentsToCome: rentsByLease.get(lease.id) ?? [],
      guarantors: (guarantorsByLease.get(lease.id) ?? []).flatMap(({ person_id }) => persons.get(person_id) ?? []),
      occupants: occupantsByLease.get(lease.id) ?? [],
      cards,
      persons,
    }),
  )
}
