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

export type Guarantee = { asset_id: string; is_open: boolean }

/** All homes whose leases a person answers for or has answered for, drafts included. */
export async function listGuarantees(db: Db, personId: string): Promise<Guarantee[]> {
  return db.sql<Guarantee>(
    `select g.asset_id, g.removed_at is null and l.ended_on is null
       and (l.ends_on is null or l.ends_on >= (now() at time zone l.time_zone)::date) as is_open
     from lease_guarantor g join lease l on l.id = g.lease_id where g.person_id = $1`,
    [personId],
  )
}

/** Whether one of two persons is a tenant of a lease for which the other answers. */
export async function areTenantAndGuarantor(db: Db, personIds: readonly [string, string]): Promise<boolean> {
  const rows = await db.sql(
    `select 1 from lease_guarantor g
     join lease_tenant t on t.lease_id = g.lease_id and t.person_id = any($1::uuid[]) and t.person_id <> g.person_id and t.ended_at is null
     where g.person_id = any($1::uuid[]) and g.removed_at is null limit 1`,
    [personIds],
  )
  return rows.length > 0
}

/** Two persons are one: leases for which the first answers are answered for by the other, once where both did. */
export async function giveGuaranteesToPerson(db: Db, { fromId, toId }: { fromId: string; toId: string }): Promise<void> {
  await db.sql(
    `update lease_guarantor kept set removed_at = null from lease_guarantor given
     where given.person_id = $1 and given.removed_at is null and kept.lease_id = given.lease_id and kept.person_id = $2`,
    [fromId, toId],
  )
  await db.sql(
    'delete from lease_guarantor where person_id = $1 and lease_id in (select lease_id from lease_guarantor where person_id = $2)',
    [fromId, toId],
  )
  await db.sql('update lease_guarantor set person_id = $2 where person_id = $1', [fromId, toId])
}

const guarantorsOfLeases = prepare<{ lease_id: string; person_id: string }, [leaseIds: readonly string[]]>(
  'guarantors-of-leases',
  `select lease_id, person_id from lease_guarantor where lease_id = any($1::uuid[]) and removed_at is null order by lease_id, id`,
)

/** Guarantors of some leases, in the order in which they were named. */
export async function listGuarantorsOf(db: Db, leaseIds: readonly string[]): Promise<{ lease_id: string; person_id: string }[]> {
  return db.prepared(guarantorsOfLeases, [leaseIds])
}
