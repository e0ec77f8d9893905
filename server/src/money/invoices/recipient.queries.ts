import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { type Db, first } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { PLACE } from '../../leasing/tenures/tenure.public.ts'
import { isLive } from '../../properties/properties/property.public.ts'
import type { Scope } from '../../rpc/scope.ts'

/** Those of some profiles and persons who are or were in a recorded lease of a home. */
export async function listInLeases(db: Db, assetId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.sql<{ id: string }>(
    `select profile_id as id from held_tenancy where asset_id = $1 and profile_id = any($2::uuid[])
     union select person_id from held_tenancy where asset_id = $1 and person_id = any($2::uuid[])
     union select person_id from lease_guarantee where asset_id = $1 and status = 'recorded' and person_id = any($2::uuid[])`,
    [assetId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

export type HomeToBill = { id: string; title: string; place: string; time_zone: string }

/** A live property, as an invoice about it calls it. */
export async function findHomeToBill(db: Db, scope: Scope<'asset'>, assetId: string): Promise<HomeToBill | null> {
  return first(
    await db.sql<HomeToBill>(
      `select a.id, a.title, ${PLACE} as place, a.time_zone from asset_location a join place_state state on state.id = a.state_id
       where a.id = $1 and a.account_id = $2 and a.managing_profile_id = $3 and ${isLive('a')}`,
      [assetId, scope.accountId, scope.profileId],
    ),
  )
}

export async function isLeaseOf(db: Db, leaseId: string, assetId: string): Promise<boolean> {
  const found = await db.sql(`select true as found from lease_term where id = $1 and asset_id = $2 and status = 'recorded'`, [
    leaseId,
    assetId,
  ])
  return found.length > 0
}

/** The lease in which a profile is a tenant of a home today, else the next one; of a home that has none for them null. */
export async function findLeaseOfTenant(db: Db, assetId: string, profileId: string): Promise<string | null> {
  const lease = first(
    await db.sql<{ lease_id: string }>(
      `select lease_id from (select lease_id, starts_on, ended_on, (now() at time zone time_zone)::date as today from held_tenancy
         where asset_id = $1 and profile_id = $2) held
       where ended_on is null or ended_on > today order by starts_on > today, abs(starts_on - today), lease_id limit 1`,
      [assetId, profileId],
    ),
  )
  return lease?.lease_id ?? null
}

/** Of some persons, those of an account who are not erased. */
export async function listPresentPersons(db: Db, accountId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.sql<{ id: string }>(
    'select id from person_card where account_id = $1 and id = any($2::uuid[]) and erased_at is null',
    [accountId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

export type ChosenTenant = {
  profile_id: string | null
  person_id: string | null
  lease_id: string
  share_bps: number
  starts_on: string
  ends_on: string | null
  name: string
}

/** Who is or was a tenant of a home, the latest lease first, each once. */
export async function listTenantsToBill(
  db: Db,
  {
    assetId,
    text,
    onlyId,
    leaseId,
    limit,
  }: { assetId: string; text: string | null; onlyId: string | null; leaseId: string | null; limit: number },
): Promise<ChosenTenant[]> {
  return db.sql<ChosenTenant>(
    `select profile_id, person_id, lease_id, share_bps, starts_on, ends_on, name from (
       select distinct on (coalesce(t.profile_id, t.person_id)) t.profile_id, case when t.profile_id is null then t.person_id end as person_id,
         t.lease_id, t.share_bps, t.starts_on, coalesce(t.ended_on - 1, t.ends_on) as ends_on,
         coalesce(p.first_name || ' ' || p.last_name, n.first_name || ' ' || n.last_name) as name
       from held_tenancy t left join profile_card p on p.id = t.profile_id left join person_card n on n.id = t.person_id and n.erased_at is null
       where t.asset_id = $1 and (t.profile_id is null or p.status = 'A') and ($5::uuid is null or t.lease_id = $5)
       order by coalesce(t.profile_id, t.person_id), t.starts_on desc) tenant
     where name is not null and ($2::text is null or name ilike $2) and ($3::uuid is null or coalesce(profile_id, person_id) = $3)
     order by starts_on desc, name limit $4`,
    [assetId, text && `%${literalOfLike(text)}%`, onlyId, limit, leaseId],
  )
}

export type ChosenConnection = { profile_id: string; profile_type_id: number; name: string }

/** Whom a profile is connected with, by the letters of a name. */
export async function listConnectedToBill(
  db: Db,
  { profileId, text, onlyId, limit }: { profileId: string; text: string | null; onlyId: string | null; limit: number },
): Promise<ChosenConnection[]> {
  return db.sql<ChosenConnection>(
    `with known as (
       select addressee_profile_id as id from connection_sides where requester_profile_id = $1 and state = ${CONNECTION_STATES.Joined}
       union
       select requester_profile_id from connection_sides where addressee_profile_id = $1 and state = ${CONNECTION_STATES.Joined})
     select p.id as profile_id, p.profile_type_id, p.first_name || ' ' || p.last_name as name
     from known join profile_card p on p.id = known.id join account_holder a on a.id = p.account_id
     where p.status = 'A' and a.status = 'A' and ($2::text is null or p.first_name || ' ' || p.last_name ilike $2)
       and ($3::uuid is null or p.id = $3)
     order by lower(p.first_name), lower(p.last_name), p.id limit $4`,
    [profileId, text && `%${literalOfLike(text)}%`, onlyId, limit],
  )
}
