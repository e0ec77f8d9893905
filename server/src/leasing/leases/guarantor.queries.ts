import { type Db, prepare } from '../../database/db.ts'

/** A lease, and who writes it. */
export type WrittenLease = { readonly leaseId: string; readonly byProfileId: string }

/** In the order in which they were named. Who was a guarantor of the lease before is one again. */
export async function insertGuarantors(db: Db, { leaseId, byProfileId }: WrittenLease, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  await db.sql(
    `insert into lease_guarantor (account_id, asset_id, lease_id, lease_status, person_id, created_by_profile_id)
     select l.account_id, l.asset_id, l.id, l.status, named.person_id, $2
     from lease l cross join unnest($3::uuid[]) with ordinality as named (person_id, place)
     where l.id = $1 order by named.place
     on conflict (lease_id, person_id) do update set removed_at = null`,
    [leaseId, byProfileId, personIds],
  )
}

/** They answer for the lease no more. */
export async function removeGuarantors(db: Db, leaseId: string, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  await db.sql('update lease_guarantor set removed_at = now() where lease_id = $1 and person_id = any($2::uuid[])', [leaseId, personIds])
}

/** A draft is written again as a whole. */
export async function deleteGuarantorsOfDraft(db: Db, leaseId: string): Promise<void> {
  await db.sql(`delete from lease_guarantor where lease_id = $1 and lease_status = 'draft'`, [leaseId])
}

const guarantorsOfLeases = prepare<{ lease_id: string; person_id: string }, [leaseIds: readonly string[]]>(
  'guarantors-of-leases',
  `select lease_id, person_id from lease_guarantor where lease_id = any($1::uuid[]) and removed_at is null order by lease_id, id`,
)

/** Guarantors of some leases, in the order in which they were named. */
export async function listGuarantorsOf(db: Db, leaseIds: readonly string[]): Promise<{ lease_id: string; person_id: string }[]> {
  return db.prepared(guarantorsOfLeases, [leaseIds])
}
