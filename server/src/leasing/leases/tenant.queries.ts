import type { AssignmentState } from '@keystead/contract/leasing/tenures/tenure.values.ts'
import { type Db, prepare } from '../../database/db.ts'
import { asked, endedOn, type Ending, type Grantee, HELD, isOpen, PLACE, stateOf, type Tenure } from '../tenures/tenure.public.ts'

/** Which of some people live in a home in a time already. */
export async function listHolders(
  db: Db,
  { assetId, profileIds, ...time }: Tenure & { assetId: string; profileIds: readonly string[] },
): Promise<Set<string>> {
  const rows = await db.sql<{ profile_id: string }>(
    `select profile_id from lease_tenant 
     where asset_id = $1 and lease_status = 'recorded' and profile_id = any($2::uuid[]) and ${HELD} && ${asked('$3', '$4')}`,
    [assetId, profileIds, time.startsOn, time.endsOn],
  )
  return new Set(rows.map(({ profile_id }) => profile_id))
}

/** Someone with an account, connected with the manager of the home; or a person who was written down. */
export type NewTenant = {
  readonly profile: Grantee | null
  readonly personId: string | null
  /** Null for persons, and in drafts: it is looked for when the lease is recorded. */
  readonly connectionId: string | null
  /** As they are called in the lease. */
  readonly name: string
  readonly shareBps: number
}

export type AddedTenant = { id: string; profile_id: string | null; person_id: string | null; connection_id: string | null; name: string }

/** The tenants of a new lease, in the order in which they were named: cents left over go to the first. */
export async function insertTenants(
  db: Db,
  {
    leaseId,
    assetId,
    tenants,
    byProfileId,
    isDraft,
    ...time
  }: Tenure & { leaseId: string; assetId: string; tenants: readonly NewTenant[]; byProfileId: string; isDraft: boolean },
): Promise<AddedTenant[]> {
  const rows = await db.sql<Omit<AddedTenant, 'name'>>(
    `insert into lease_tenant (account_id, asset_id, profile_id, profile_account_id, person_id, connection_id, starts_on, ends_on, lease_id,
       lease_status, reaches_since, share_bps, asset_title, asset_place, time_zone, created_by_profile_id)
     select a.account_id, a.id, tenant.profile_id, tenant.account_id, tenant.person_id, tenant.connection_id, $2, $3, $4,
       case when $11 then 'draft' else 'recorded' end, case when not $11 and tenant.profile_id is not null then now() end,
       tenant.share_bps, a.title, ${PLACE}, a.time_zone, $5
     from asset_location a
     join place_state state on state.id = a.state_id
     cross join unnest($6::uuid[], $7::uuid[], $8::uuid[], $9::uuid[], $10::int[]) with ordinality
       as tenant(profile_id, account_id, person_id, connection_id, share_bps, position)
     where a.id = $1
     order by tenant.position
     returning id, profile_id, person_id, connection_id`,
    [
      assetId,
      time.startsOn,
      time.endsOn,
      leaseId,
      byProfileId,
      tenants.map(({ profile }) => profile?.id ?? null),
      tenants.map(({ profile }) => profile?.account_id ?? null),
      tenants.map(({ personId }) => personId),
      tenants.map(({ connectionId }) => connectionId),
      tenants.map(({ shareBps }) => shareBps),
      isDraft,
    ],
  )
  return rows.map((row, index) => ({ ...row, name: tenants[index]?.name ?? '' }))
}

/** Tenants of a draft that was recorded: those with an account find their home from now on, which is called as it is now. */
export async function recordTenants(
  db: Db,
  tenants: readonly { readonly id: string; readonly tenant: NewTenant }[],
): Promise<AddedTenant[]> {
  await db.sql(
    `update lease_tenant t
     set profile_id = given.profile_id, profile_account_id = given.account_id, connection_id = given.connection_id, version = version + 1,
       updated_at = now(), reaches_since = case when given.profile_id is not null then now() end,
       asset_title = a.title, asset_place = ${PLACE}, time_zone = a.time_zone
     from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[]) as given(id, profile_id, account_id, connection_id), asset_location a
     join place_state state on state.id = a.state_id
     where t.id = given.id and a.id = t.asset_id`,
    [
      tenants.map(({ id }) => id),
      tenants.map(({ tenant }) => tenant.profile?.id ?? null),
      tenants.map(({ tenant }) => tenant.profile?.account_id ?? null),
      tenants.map(({ tenant }) => tenant.connectionId),
    ],
  )
  return tenants.map(({ id, tenant }) => ({
    id,
    profile_id: tenant.profile?.id ?? null,
    person_id: tenant.personId,
    connection_id: tenant.connectionId,
    name: tenant.name,
  }))
}

/** A draft is written again as a whole. */
export async function deleteTenants(db: Db, leaseId: string): Promise<void> {
  await db.sql(`delete from lease_tenant where lease_id = $1 and lease_status = 'draft'`, [leaseId])
}

export type GivenTenancy = {
  id: string
  asset_id: string
  asset_title: string
  starts_on: string
  ends_on: string | null
  /** It runs or will. */
  isOpen: boolean
}

/**
 * Whether a person is a tenant or a guarantor in a lease of a home, or in a draft of the profile, which has written them down itself: whom
 * it knew by their address alone it has not seen.
 */
export async function isWrittenDownIn(
  db: Db,
  { personId, assetId, profileId }: { personId: string; assetId: string; profileId: string },
): Promise<boolean> {
  const rows = await db.sql(
    `select from (
       select lease_status, created_by_profile_id from lease_tenant where person_id = $1 and asset_id = $2
       union all select lease_status, created_by_profile_id from lease_guarantor where person_id = $1 and asset_id = $2
     ) named where lease_status = 'recorded' or created_by_profile_id = $3 and exists (
       select from person_card p where p.id = $1 and p.created_by_profile_id = $3) limit 1`,
    [personId, assetId, profileId],
  )
  return rows.length > 0
}

/** Those of some persons whom no lease names: neither as a tenant nor as a guarantor, of now or before, nor in a draft. */
export async function listUnnamed(db: Db, personIds: readonly string[]): Promise<string[]> {
  if (personIds.length === 0) return []
  const rows = await db.sql<{ id: string }>(
    `select wanted.id from unnest($1::uuid[]) wanted (id)
     where not exists (select from lease_tenant t where t.person_id = wanted.id)
       and not exists (select from lease_guarantor g where g.person_id = wanted.id)`,
    [personIds],
  )
  return rows.map(({ id }) => id)
}

/** Whether an account has written down a tenant or guarantor of a recorded lease with an address. */
export async function isAddressInLeases(db: Db, { accountId, email }: { accountId: string; email: string }): Promise<boolean> {
  const rows = await db.sql(
    `select from person_card p where p.account_id = $1 and p.email = $2 and (
       exists (select from lease_tenant t where t.person_id = p.id and t.lease_status = 'recorded')
       or exists (select from lease_guarantor g where g.person_id = p.id and g.lease_status = 'recorded' and g.removed_at is null))`,
    [accountId, email],
  )
  return rows.length > 0
}

/** Who manages the homes in which a person was written down. */
export async function listManagersOf(db: Db, personId: string): Promise<string[]> {
  const rows = await db.sql<{ managing_profile_id: string }>(
    `select distinct home.managing_profile_id from lease_tenant t join asset_holding home on home.id = t.asset_id
     where t.person_id = $1 and t.profile_id is null and t.lease_status = 'recorded' order by 1`,
    [personId],
  )
  return rows.map(({ managing_profile_id }) => managing_profile_id)
}

/** A person has accepted: the leases in which they were written down are their own now in the homes of one manager, unless they are in one there already. */
export async function giveToProfile(
  db: Db,
  {
    personId,
    profile,
    managerProfileId,
    connectionId,
  }: { personId: string; profile: Grantee; managerProfileId: string; connectionId: string },
): Promise<GivenTenancy[]> {
  return db.sql<GivenTenancy>(
    `update lease_tenant t
     set profile_id = $2, profile_account_id = $3, connection_id = $4, version = version + 1, updated_at = now(), reaches_since = now()
     where person_id = $1 and profile_id is null and lease_status = 'recorded'
       and asset_id in (select id from asset_holding where managing_profile_id = $5)
       and not exists (
         select from lease_tenant other
         where other.asset_id = t.asset_id and other.profile_id = $2 and other.lease_status = 'recorded' and other.id <> t.id
           and daterange(other.starts_on, coalesce(other.ended_on, other.ends_on + 1), '[)')
             && daterange(t.starts_on, coalesce(t.ended_on, t.ends_on + 1), '[)'))
     returning id, asset_id, asset_title, starts_on, ends_on, ${isOpen('t')} as "isOpen"`,
    [personId, profile.id, profile.account_id, connectionId, managerProfileId],
  )
}

export type Residence = { asset_id: string; place: string; is_draft: boolean; is_open: boolean }

/** All homes whose leases name a person, drafts included; those where they live or will come first. */
export async function listResidences(db: Db, personId: string): Promise<Residence[]> {
  return db.sql<Residence>(
    `select t.asset_id, case when a.id is null then t.asset_place else ${PLACE} end as place, t.lease_status = 'draft' as is_draft, ${isOpen('t')} as is_open
     from lease_tenant t left join asset_location a on a.id = t.asset_id left join place_state state on state.id = a.state_id
     where t.person_id = $1 order by is_draft, is_open desc, t.starts_on desc, t.id desc`,
    [personId],
  )
}

/** Two persons are one: leases that named the first name the other. */
export async function giveToPerson(db: Db, { fromId, toId }: { fromId: string; toId: string }): Promise<void> {
  await db.sql('update lease_tenant set person_id = $2, version = version + 1, updated_at = now() where person_id = $1', [fromId, toId])
}

export type TenantRow = {
  id: string
  account_id: string
  asset_id: string
  lease_id: string
  profile_id: string | null
  person_id: string | null
  connection_id: string | null
  time_zone: string
  /** The home as it is called now. */
  title: string
}

type WhichTenants =
  | { readonly tenantIds: readonly string[] }
  /** Them, and who shares their lease. */
  | { readonly withOthersOf: string }
  | { readonly connectionId: string }

function conditionOf(of: WhichTenants): readonly [string, unknown] {
  if ('connectionId' in of) return ['t.connection_id = $1', of.connectionId]
  if ('withOthersOf' in of) return ['t.lease_id = (select one.lease_id from lease_tenant one where one.id = $1)', of.withOthersOf]
  return ['t.id = any($1::uuid[])', of.tenantIds]
}

const HELD_BY_LEASE = `t.lease_status = 'recorded' and ${isOpen('t')}`

/**
 * Tenants who live somewhere or will, kept for this transaction with their leases: all who end any do it in this order. A draft has
 * nothing that could end.
 */
export async function lockOpenTenants(db: Db, of: WhichTenants): Promise<TenantRow[]> {
  const [which, wanted] = conditionOf(of)
  // Homes before their leases, as everywhere: the end of a lease is written into the home.
  await db.sql(
    `select from asset_holding where id in (select asset_id from lease_tenant t where ${which} and ${HELD_BY_LEASE})
     order by id for no key update`,
    [wanted],
  )
  await db.sql(
    `select from lease where id in (select lease_id from lease_tenant t where ${which} and ${HELD_BY_LEASE}) order by id for update`,
    [wanted],
  )
  return db.sql<TenantRow>(
    `select t.id, t.account_id, t.asset_id, t.lease_id, t.profile_id, t.person_id, t.connection_id, t.time_zone, a.title
     from lease_tenant t join asset_holding a on a.id = t.asset_id
     where ${which} and ${HELD_BY_LEASE} order by t.id for update of t`,
    [wanted],
  )
}

export async function endTenants(db: Db, rows: readonly TenantRow[], { endsOn, reason, byProfileId }: Ending): Promise<void> {
  await db.sql(
    `update lease_tenant t set ended_at = now(), ended_on = ${endedOn('t', 't.time_zone', '$2')}, end_reason = $3, ended_by_profile_id = $4,
       version = version + 1, updated_at = now()
     where id = any($1::uuid[])`,
    [rows.map(({ id }) => id), endsOn, reason, byProfileId],
  )
}

/** Ends the tenancies and leases of deleted homes, from today. What people had of them stays readable. */
export async function endLeasesOfDeleted(db: Db, assetIds: readonly string[], byProfileId: string): Promise<void> {
  const reason = 'The property was deleted.'
  await db.sql(
    `update lease_tenant t
     set ended_at = now(), end_reason = $2, updated_at = now(), ended_by_profile_id = $3, ended_on = ${endedOn('t', 't.time_zone', 'null')}
     where asset_id = any($1::uuid[]) and ended_at is null`,
    [assetIds, reason, byProfileId],
  )
  await db.sql(
    `update lease l set end_reason = $2, updated_at = now(), ended_on = ${endedOn('l', 'a.time_zone', 'null')}
     from asset_holding a
     where a.id = l.asset_id and l.asset_id = any($1::uuid[]) and l.ended_on is null`,
    [assetIds, reason],
  )
}

/** Tenants of a locked lease who are still in it, in order. */
export async function listOpenTenants(db: Db, leaseId: string): Promise<{ id: string; profile_id: string | null; share_bps: number }[]> {
  return db.sql<{ id: string; profile_id: string | null; share_bps: number }>(
    'select id, profile_id, share_bps from lease_tenant where lease_id = $1 and ended_at is null order by id for update',
    [leaseId],
  )
}

export async function setShares(db: Db, shares: readonly { id: string; shareBps: number }[]): Promise<void> {
  await db.sql(
    `update lease_tenant t set share_bps = given.share_bps, version = version + 1, updated_at = now()
     from unnest($1::uuid[], $2::int[]) as given(id, share_bps) where t.id = given.id`,
    [shares.map(({ id }) => id), shares.map(({ shareBps }) => shareBps)],
  )
}

/** What the database checks at the end of a transaction is checked now, while this piece of work sees the rows that it is about. */
export async function checkTenants(db: Db): Promise<void> {
  await db.sql('set constraints lease_tenants immediate')
  await db.sql('set constraints lease_tenants deferred')
}

export type LeaseTenant = {
  id: string
  profile_id: string | null
  person_id: string | null
  connection_id: string | null
  starts_on: string
  ends_on: string | null
  share_bps: number
}

/** Tenants of a locked lease who are still in it, in the order in which they were named. */
export async function lockTenants(db: Db, leaseId: string): Promise<LeaseTenant[]> {
  return db.sql<LeaseTenant>(
    `select id, profile_id, person_id, connection_id, starts_on, ends_on, share_bps from lease_tenant
     where lease_id = $1 and ended_at is null order by id for update`,
    [leaseId],
  )
}

/** Other last days of locked tenants. */
export async function updateTenantsEnd(db: Db, ends: readonly { readonly id: string; readonly endsOn: string | null }[]): Promise<void> {
  await db.sql(
    `update lease_tenant t set ends_on = given.ends_on, version = version + 1, updated_at = now()
     from unnest($1::uuid[], $2::date[]) as given(id, ends_on) where t.id = given.id and t.ends_on is distinct from given.ends_on`,
    [ends.map(({ id }) => id), ends.map(({ endsOn }) => endsOn)],
  )
}

export type TenantOfLeaseRow = {
  id: string
  version: number
  lease_id: string
  profile_id: string | null
  person_id: string | null
  connection_id: string | null
  starts_on: string
  ends_on: string | null
  ended_on: string | null
  ended_at: Date | null
  state: AssignmentState
  end_reason: string | null
  share_bps: number
}

const tenantsOfLeases = prepare<TenantOfLeaseRow, [leaseIds: readonly string[]]>(
  'tenants-of-leases',
  `select t.id, t.version, t.lease_id, t.profile_id, t.person_id, t.connection_id, t.starts_on, t.ends_on, t.ended_on, t.ended_at, ${stateOf('t')} as state,
     t.end_reason, t.share_bps
   from lease_tenant t where t.lease_id = any($1::uuid[]) order by t.lease_id, t.id`,
)

/** Tenants of some leases, in the order in which they were named. */
export async function listTenantsOf(db: Db, leaseIds: readonly string[]): Promise<TenantOfLeaseRow[]> {
  return db.prepared(tenantsOfLeases, [leaseIds])
}

/** A tenant of a lease with what decides their part of the rent. */
export type TenantShareRow = { id: string; lease_id: string; share_bps: number; ended_at: Date | null }

/** All tenants of some leases, in the order in which cents are dealt out. For sums alone: tenants do not see each other. */
export async function listTenantShares(db: Db, leaseIds: readonly string[]): Promise<TenantShareRow[]> {
  return db.sql<TenantShareRow>(
    'select id, lease_id, share_bps, ended_at from lease_tenant where lease_id = any($1::uuid[]) order by lease_id, id',
    [leaseIds],
  )
}
