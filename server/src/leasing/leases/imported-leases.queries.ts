import type { Billing } from '@keystead/contract/leasing/leases/lease.values.ts'
import type { Db } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { type Grantee, PLACE } from '../tenures/tenure.public.ts'

/** A lease of a home that is there, as a file is compared with it. */
export type LeaseThere = {
  id: string
  asset_id: string
  status: 'draft' | 'recorded'
  slot: number
  starts_on: string
  /** The last day: what was agreed upon, or the one on which it was ended. */
  last_on: string | null
  /** It was ended before it began. */
  never_was: boolean
  advance_cents: number
  billing: Billing
  first_rent_cents: number
  first_rent_frequency_id: number
  rent_cents: number
  rent_frequency_id: number
}

/** Leases of some homes, a draft for the profile that has made it. */
export async function listLeasesThere(
  db: Db,
  scope: Scope<'asset'>,
  { assetIds, profileId }: { assetIds: readonly string[]; profileId: string },
): Promise<LeaseThere[]> {
  if (assetIds.length === 0) return []
  return db.sql<LeaseThere>(
    `select l.id, l.asset_id, l.status, l.slot, l.starts_on, coalesce(l.ended_on - 1, l.ends_on) as last_on,
       coalesce(l.ended_on <= l.starts_on, false) as never_was, l.advance_cents, l.billing,
       first.rent_cents as first_rent_cents, first.rent_frequency_id as first_rent_frequency_id, rent.rent_cents, rent.rent_frequency_id
     from lease l
     cross join lateral public.rent_on(l.id, l.starts_on) first
     cross join lateral public.rent_on(l.id, greatest(l.starts_on, (now() at time zone l.time_zone)::date)) rent
     where l.asset_id = any($1::uuid[]) and l.account_id = $2 and (l.status = 'recorded' or l.created_by_profile_id = $3)
     order by l.asset_id, l.starts_on, l.id`,
    [assetIds, scope.accountId, profileId],
  )
}

/** Who is or was in some leases. */
export type TenantThere = { lease_id: string; profile_id: string | null; person_id: string | null; share_bps: number; has_left: boolean }

export async function listTenantsThere(db: Db, leaseIds: readonly string[]): Promise<TenantThere[]> {
  if (leaseIds.length === 0) return []
  return db.sql<TenantThere>(
    'select lease_id, profile_id, person_id, share_bps, ended_at is not null as has_left from lease_tenant where lease_id = any($1::uuid[]) order by id',
    [leaseIds],
  )
}

export type LeaseToInsert = {
  readonly assetId: string
  readonly timeZone: string
  readonly slot: number
  readonly startsOn: string
  readonly endsOn: string | null
  readonly rentCents: number
  readonly rentFrequencyId: number
  readonly depositCents: number
  readonly billing: Billing
}

type Inserting = { readonly isDraft: boolean; readonly byProfileId: string }

/** Adds leases with their rents in two statements; their ids come in the same order. */
export async function insertLeases(
  db: Db,
  scope: Scope<'asset'>,
  leases: readonly LeaseToInsert[],
  { isDraft, byProfileId }: Inserting,
): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `insert into lease (account_id, asset_id, status, slot, time_zone, starts_on, ends_on, advance_cents, billing, created_by_profile_id)
     select $1, given.asset_id, case when $2 then 'draft' else 'recorded' end, given.slot, given.time_zone, given.starts_on, given.ends_on,
       given.advance_cents, given.billing, $3
     from unnest($4::uuid[], $5::smallint[], $6::text[], $7::date[], $8::date[], $9::bigint[], $10::text[]) with ordinality
       as given (asset_id, slot, time_zone, starts_on, ends_on, advance_cents, billing, place)
     order by given.place returning id`,
    [
      scope.accountId,
      isDraft,
      byProfileId,
      leases.map(({ assetId }) => assetId),
      leases.map(({ slot }) => slot),
      leases.map(({ timeZone }) => timeZone),
      leases.map(({ startsOn }) => startsOn),
      leases.map(({ endsOn }) => endsOn),
      leases.map(({ depositCents }) => depositCents),
      leases.map(({ billing }) => billing),
    ],
  )
  const ids = rows.map(({ id }) => id)
  await db.sql(
    `insert into lease_rent (lease_id, from_on, account_id, asset_id, rent_cents, rent_frequency_id, created_by_profile_id)
     select given.lease_id, given.from_on, $1, given.asset_id, given.cents, given.frequency_id, $2
     from unnest($3::uuid[], $4::date[], $5::uuid[], $6::bigint[], $7::smallint[]) as given (lease_id, from_on, asset_id, cents, frequency_id)`,
    [
      scope.accountId,
      byProfileId,
      ids,
      leases.map(({ startsOn }) => startsOn),
      leases.map(({ assetId }) => assetId),
      leases.map(({ rentCents }) => rentCents),
      leases.map(({ rentFrequencyId }) => rentFrequencyId),
    ],
  )
  return ids
}

export type TenantToInsert = {
  readonly leaseId: string
  readonly assetId: string
  readonly startsOn: string
  readonly endsOn: string | null
  readonly profile: Grantee | null
  readonly personId: string | null
  readonly connectionId: string | null
  readonly shareBps: number
}

/** Adds the tenants of several leases in one statement; their ids come in the same order. */
export async function insertTenantsOfLeases(
  db: Db,
  tenants: readonly TenantToInsert[],
  { isDraft, byProfileId }: Inserting,
): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `insert into lease_tenant (account_id, asset_id, profile_id, profile_account_id, person_id, connection_id, starts_on, ends_on, lease_id,
       lease_status, reaches_since, share_bps, asset_title, asset_place, time_zone, created_by_profile_id)
     select a.account_id, a.id, given.profile_id, given.account_id, given.person_id, given.connection_id, given.starts_on, given.ends_on,
       given.lease_id, case when $1 then 'draft' else 'recorded' end, case when not $1 and given.profile_id is not null then now() end,
       given.share_bps, a.title, ${PLACE}, a.time_zone, $2
     from unnest($3::uuid[], $4::uuid[], $5::date[], $6::date[], $7::uuid[], $8::uuid[], $9::uuid[], $10::uuid[], $11::int[]) with ordinality
       as given (lease_id, asset_id, starts_on, ends_on, profile_id, account_id, person_id, connection_id, share_bps, place)
     join asset_location a on a.id = given.asset_id
     join place_state state on state.id = a.state_id
     order by given.place returning id`,
    [
      isDraft,
      byProfileId,
      tenants.map(({ leaseId }) => leaseId),
      tenants.map(({ assetId }) => assetId),
      tenants.map(({ startsOn }) => startsOn),
      tenants.map(({ endsOn }) => endsOn),
      tenants.map(({ profile }) => profile?.id ?? null),
      tenants.map(({ profile }) => profile?.account_id ?? null),
      tenants.map(({ personId }) => personId),
      tenants.map(({ connectionId }) => (isDraft ? null : connectionId)),
      tenants.map(({ shareBps }) => shareBps),
    ],
  )
  return rows.map(({ id }) => id)
}
