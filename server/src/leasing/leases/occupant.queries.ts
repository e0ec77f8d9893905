import { type Db, prepare } from '../../database/db.ts'
import type { WrittenLease } from './guarantor.queries.ts'

export type NewOccupant = { readonly name: string; readonly relationship: string | null; readonly isMinor: boolean }

/** In the order in which they were named. */
export async function insertOccupants(db: Db, { leaseId, byProfileId }: WrittenLease, occupants: readonly NewOccupant[]): Promise<void> {
  if (occupants.length === 0) return
  await db.sql(
    `insert into lease_occupant (account_id, asset_id, lease_id, lease_status, name, relationship, is_minor, created_by_profile_id)
     select l.account_id, l.asset_id, l.id, l.status, named.name, named.relationship, named.is_minor, $2
     from lease l cross join unnest($3::text[], $4::text[], $5::boolean[]) with ordinality as named (name, relationship, is_minor, place)
     where l.id = $1 order by named.place`,
    [
      leaseId,
      byProfileId,
      occupants.map(({ name }) => name),
      occupants.map(({ relationship }) => relationship),
      occupants.map(({ isMinor }) => isMinor),
    ],
  )
}

/** What is said of occupants who stay. */
export async function updateOccupants(db: Db, occupants: readonly (NewOccupant & { readonly id: string })[]): Promise<void> {
  await db.sql(
    `update lease_occupant o set name = given.name, relationship = given.relationship, is_minor = given.is_minor
     from unnest($1::uuid[], $2::text[], $3::text[], $4::boolean[]) as given (id, name, relationship, is_minor) where o.id = given.id`,
    [
      occupants.map(({ id }) => id),
      occupants.map(({ name }) => name),
      occupants.map(({ relationship }) => relationship),
      occupants.map(({ isMinor }) => isMinor),
    ],
  )
}

/** Nothing is kept of who is named no more. */
export async function deleteOccupants(db: Db, ids: readonly string[]): Promise<void> {
  await db.sql('delete from lease_occupant where id = any($1::uuid[])', [ids])
}

/** A draft is written again as a whole. */
export async function deleteOccupantsOfDraft(db: Db, leaseId: string): Promise<void> {
  await db.sql(`delete from lease_occupant where lease_id = $1 and lease_status = 'draft'`, [leaseId])
}

/** Leases of a closed account stay, without them. */
export async function deleteOccupantsOfAccount(db: Db, accountId: string): Promise<void> {
  await db.sql('delete from lease_occupant where account_id = $1', [accountId])
}

export type OccupantRow = { id: string; lease_id: string; name: string; relationship: string | null; is_minor: boolean }

const occupantsOfLeases = prepare<OccupantRow, [leaseIds: readonly string[]]>(
  'occupants-of-leases',
  `select id, lease_id, name, relationship, is_minor from lease_occupant where lease_id = any($1::uuid[]) order by lease_id, id`,
)

/** Occupants of some leases, in the order in which they were named. */
export async function listOccupantsOf(db: Db, leaseIds: readonly string[]): Promise<OccupantRow[]> {
  return db.prepared(occupantsOfLeases, [leaseIds])
}
