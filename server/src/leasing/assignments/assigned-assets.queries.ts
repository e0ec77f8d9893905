import type { AssignmentState } from '@keystead/contract/leasing/assignments/assignment.values.ts'
import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import { type Db, first, only } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import type { Scope } from '../../rpc/scope.ts'

const TODAY = '(now() at time zone s.time_zone)::date'
const IS_OVER = `(s.ended_at is not null or coalesce(s.ends_on < ${TODAY}, false))`
const STATES: Readonly<Record<AssignmentState, string>> = {
  current: `s.ended_at is null and s.starts_on <= ${TODAY} and (s.ends_on is null or s.ends_on >= ${TODAY})`,
  upcoming: `s.ended_at is null and s.starts_on > ${TODAY}`,
  past: IS_OVER,
}
const STATE = `case when ${IS_OVER} then 'past' when s.starts_on > ${TODAY} then 'upcoming' else 'current' end`
/** Row security shows a property only to those who may open it. */
const LIVE = `a.id = s.asset_id and a.status = 'A' and a.deleted_at is null`

export type OpenOfConnection = {
  title: string
  contract_type_id: number | null
  starts_on: string
  ends_on: string | null
  is_to_come: boolean
}

/** What of a connection has not ended, the longest first. Row security shows both sides all of it. */
export async function listOpenOfConnection(db: Db, connectionId: string): Promise<OpenOfConnection[]> {
  return db.sql<OpenOfConnection>(
    `select coalesce(a.title, s.asset_title) as title, s.contract_type_id, s.starts_on, s.ends_on, s.starts_on > ${TODAY} as is_to_come
     from asset_assignment s left join asset_offer a on ${LIVE}
     where s.connection_id = $1 and not ${IS_OVER} order by s.starts_on, s.id`,
    [connectionId],
  )
}

export type AssignmentFilter = {
  readonly state: AssignmentState | null
  readonly agentScope: AgentScope | null
  readonly isListed: boolean | null
  readonly text: string | null
}

export type AssignedAssetRow = {
  id: string
  asset_id: string
  title: string
  place: string
  state: AssignmentState
  can_open: boolean
  starts_on: string
  ends_on: string | null
  ended_on: string | null
  end_reason: string | null
  connection_id: string
  contract_type_id: number | null
  agent_percent_bps: number | null
  fee_percent_bps: number | null
  fee_cents: number | null
  scopes: AgentScope[]
  lease_id: string | null
  share_bps: number | null
  manager_id: string
  /** Null where the property can not be opened. */
  asset_type_id: number | null
  category_id: number
  bedrooms: number | null
  bathrooms_full: number | null
  bathrooms_half: number | null
  listing_type_id: number
  also_for_sale: boolean
  amount_cents: number | null
  rent_frequency_id: number
  is_listed: boolean
  open_checks: number
}

function filtered(filter: AssignmentFilter): { where: string; values: unknown[] } {
  const words = filter.text?.split(' ').filter(Boolean) ?? []
  const values: unknown[] = words.map((word) => `%${literalOfLike(word)}%`)
  const conditions = words.map((_, index) => `concat_ws(' ', a.title, s.asset_title, s.asset_place) ilike $${index + 3}`)
  if (filter.state !== null) conditions.push(STATES[filter.state])
  if (filter.agentScope !== null) {
    values.push(filter.agentScope)
    conditions.push(`$${values.length + 2}::text = any(s.scopes)`)
  }
  if (filter.isListed !== null) {
    values.push(filter.isListed)
    conditions.push(`a.is_listed = $${values.length + 2}`)
  }
  return { where: ['s.profile_id = $1 and s.profile_account_id = $2', ...conditions].join(' and '), values }
}

/** The property itself is looked up for each row only where it decides whether the row counts. */
function assetWhereAsked({ isListed, text }: AssignmentFilter): string {
  return isListed === null && text === null ? '' : `left join asset_offer a on ${LIVE}`
}

const ORDER = 's.ended_at desc nulls first, s.starts_on desc, s.id'

/** What is assigned to the active profile: what runs and will first, the latest first; then what was taken back last. */
export async function listAssignedAssets(
  db: Db,
  scope: Scope<'asset-assignment'>,
  filter: AssignmentFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AssignedAssetRow[]> {
  const { where, values } = filtered(filter)
  return db.sql<AssignedAssetRow>(
    `with page as (
       select s.id from asset_assignment s ${assetWhereAsked(filter)} where ${where} order by ${ORDER}
       limit $${values.length + 3} offset $${values.length + 4})
     select s.id, s.asset_id, coalesce(a.title, s.asset_title) as title, s.asset_place as place, ${STATE} as state, a.id is not null as can_open,
       s.starts_on, s.ends_on, s.ended_on, s.end_reason, s.connection_id, s.contract_type_id, s.agent_percent_bps, s.fee_percent_bps, s.fee_cents,
       s.scopes, s.lease_id, s.share_bps,
       case when c.requester_profile_id = s.profile_id then c.addressee_profile_id else c.requester_profile_id end as manager_id,
       a.asset_type_id, a.category_id, a.bedrooms, a.bathrooms_full, a.bathrooms_half, a.listing_type_id, a.also_for_sale, a.amount_cents,
       a.rent_frequency_id, a.is_listed, a.open_checks
     from page
     join asset_assignment s on s.id = page.id
     join connection_sides c on c.id = s.connection_id
     left join asset_offer a on ${LIVE}
     order by ${ORDER}`,
    [scope.profileId, scope.accountId, ...values, limit, offset],
  )
}

/** How many match, counted up to one more than `most`. */
export async function countAssignedAssets(
  db: Db,
  scope: Scope<'asset-assignment'>,
  filter: AssignmentFilter,
  most: number,
): Promise<number> {
  const { where, values } = filtered(filter)
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*) as count from (select from asset_assignment s ${assetWhereAsked(filter)} where ${where} limit $${values.length + 3}) as counted`,
      [scope.profileId, scope.accountId, ...values, most + 1],
    ),
  )
  return count
}

export type AssignedCounts = { current: number; upcoming: number; past: number; listed: number; ready: number; not_ready: number }

/** By state, each counted up to `most`; what may be listed, in one pass over it. */
export async function countAssignedByState(db: Db, scope: Scope<'asset-assignment'>, most: number): Promise<AssignedCounts> {
  const counted = (state: string) =>
    `(select count(*) from (select from asset_assignment s where s.profile_id = $1 and s.profile_account_id = $2 and ${state} limit $3) as counted)`
  const listable = (which: string) => `(select least(count(*) filter (where ${which}), $3) from listable)`
  return only(
    await db.sql<AssignedCounts>(
      `with listable as (
         select a.is_listed, a.open_checks from asset_assignment s join asset_offer a on ${LIVE}
         where s.profile_id = $1 and s.profile_account_id = $2 and 'list' = any(s.scopes) and ${STATES.current})
       select ${counted(STATES.current)} as current, ${counted(STATES.upcoming)} as upcoming, ${counted(STATES.past)} as past,
         ${listable('is_listed')} as listed, ${listable('not is_listed and open_checks = 0')} as ready,
         ${listable('not is_listed and open_checks > 0')} as not_ready`,
      [scope.profileId, scope.accountId, most],
    ),
  )
}

export type LeaseTermsRow = { id: string; rent_cents: number; rent_frequency_id: number; billing: 'joint' | 'individual' }
/** A tenant of a lease with what decides their part of the rent. */
export type TenantShareRow = { id: string; lease_id: string; profile_id: string; share_bps: number; ended_at: Date | null }

/** Leases that the caller sees, by id. */
export async function listLeaseTerms(db: Db, leaseIds: readonly string[]): Promise<Map<string, LeaseTermsRow>> {
  const rows = await db.sql<LeaseTermsRow>('select id, rent_cents, rent_frequency_id, billing from lease where id = any($1::uuid[])', [
    leaseIds,
  ])
  return new Map(rows.map((row) => [row.id, row]))
}

/** All tenants of some leases, in the order in which cents are dealt out. For sums alone: tenants do not see each other. */
export async function listTenantShares(db: Db, leaseIds: readonly string[]): Promise<TenantShareRow[]> {
  return db.sql<TenantShareRow>(
    'select id, lease_id, profile_id, share_bps, ended_at from asset_assignment where lease_id = any($1::uuid[]) order by lease_id, id',
    [leaseIds],
  )
}

export type AssignedProfileRow = {
  id: string
  version: number
  profile_id: string
  connection_id: string
  starts_on: string
  ends_on: string | null
  ended_on: string | null
  ended_at: Date | null
  state: AssignmentState
  end_reason: string | null
  contract_type_id: number | null
  agent_percent_bps: number | null
  fee_percent_bps: number | null
  fee_cents: number | null
  scopes: AgentScope[]
  lease_id: string | null
  share_bps: number | null
}

const PROFILE_OF_ASSET = `s.id, s.version, s.profile_id, s.connection_id, s.starts_on, s.ends_on, s.ended_on, s.ended_at, ${STATE} as state, s.end_reason,
  s.contract_type_id, s.agent_percent_bps, s.fee_percent_bps, s.fee_cents, s.scopes, s.lease_id, s.share_bps`

/** Agents of a property, those who work for it now first. */
export async function listAgentsOf(db: Db, scope: Scope<'asset'>, assetId: string, limit: number): Promise<AssignedProfileRow[]> {
  return db.sql<AssignedProfileRow>(
    `select ${PROFILE_OF_ASSET} from asset_assignment s where s.asset_id = $1 and s.account_id = $2 and s.role_id = 2
     order by ${IS_OVER}, s.starts_on desc, s.id limit $3`,
    [assetId, scope.accountId, limit],
  )
}

export type LeaseRow = {
  id: string
  version: number
  starts_on: string
  ends_on: string | null
  ended_on: string | null
  state: AssignmentState
  end_reason: string | null
  rent_cents: number
  rent_frequency_id: number
  advance_cents: number
  billing: 'joint' | 'individual'
}

/** Leases of a property, the latest first. */
export async function listLeasesOf(
  db: Db,
  scope: Scope<'asset'>,
  { id, time_zone }: { id: string; time_zone: string },
  limit: number,
): Promise<LeaseRow[]> {
  const today = '(now() at time zone $3)::date'
  return db.sql<LeaseRow>(
    `select id, version, starts_on, ends_on, ended_on, end_reason, rent_cents, rent_frequency_id, advance_cents, billing,
       case when ended_on is not null or ends_on < ${today} then 'past' when starts_on > ${today} then 'upcoming' else 'current' end as state
     from lease where asset_id = $1 and account_id = $2 order by starts_on desc, id limit $4`,
    [id, scope.accountId, time_zone, limit],
  )
}

/** Tenants of some leases, in the order in which they were named. */
export async function listTenantsOf(
  db: Db,
  leaseIds: readonly string[],
): Promise<(AssignedProfileRow & { lease_id: string; share_bps: number })[]> {
  return db.sql<AssignedProfileRow & { lease_id: string; share_bps: number }>(
    `select ${PROFILE_OF_ASSET} from asset_assignment s where s.lease_id = any($1::uuid[]) order by s.lease_id, s.id`,
    [leaseIds],
  )
}

export type TenancyRow = LeaseRow & { assignment_id: string }

/** The lease of a tenant in a home: the one that runs, else the next. */
export async function findTenancy(db: Db, scope: Scope<'asset-assignment'>, assetId: string): Promise<TenancyRow | null> {
  return first(
    await db.sql<TenancyRow>(
      `select l.id, l.version, l.starts_on, l.ends_on, l.ended_on, l.end_reason, l.rent_cents, l.rent_frequency_id, l.advance_cents, l.billing,
         ${STATE} as state, s.id as assignment_id
       from asset_assignment s join lease l on l.id = s.lease_id
       where s.asset_id = $3 and s.profile_id = $1 and s.profile_account_id = $2 and not ${IS_OVER}
       order by s.starts_on limit 1`,
      [scope.profileId, scope.accountId, assetId],
    ),
  )
}

export type ContactRow = {
  profile_id: string
  is_manager: boolean
  scopes: AgentScope[]
  connection_id: string | null
  email: string | null
  phone: string | null
}

/**
 * Whom a tenant turns to: who manages the home, and agents who look after tenants, repairs or bills now. How to reach them is
 * told where the two are connected, and otherwise what they show to everybody.
 */
export async function listContacts(db: Db, { assetId, tenantId }: { assetId: string; tenantId: string }): Promise<ContactRow[]> {
  return db.sql<ContactRow>(
    `with people as (
       select a.managing_profile_id as profile_id, true as is_manager, '{}'::text[] as scopes from asset_holding a where a.id = $1
       union all
       select g.principal_id, false, g.scopes from open_grant g
       where g.object_id = $1 and g.relation = 'agent' and g.scopes && array['tenants', 'maintenance', 'invoice'])
     select people.profile_id, people.is_manager, people.scopes, c.id as connection_id,
       case when c.id is not null then coalesce(contact.email, account.email) when contact.show_email then contact.email end as email,
       case when c.id is not null or contact.show_phone then contact.phone_primary end as phone
     from people
     join profile_card p on p.id = people.profile_id and p.status = 'A'
     join account_holder account on account.id = p.account_id and account.status = 'A'
     left join profile_reach contact on contact.profile_id = p.id
     left join connection_sides c on c.state = 1
       and ((c.requester_profile_id = p.id and c.addressee_profile_id = $2) or (c.addressee_profile_id = p.id and c.requester_profile_id = $2))
     order by people.is_manager desc, p.first_name, p.last_name, p.id`,
    [assetId, tenantId],
  )
}

export type PickableRow = {
  id: string
  profile_type_id: number
  account_type_id: number
  first_name: string
  last_name: string
  picture_image_id: string | null
}

/** People of a type who are joined with one of some profiles and have not got a property, by the letters of their name. */
export async function listUnassigned(
  db: Db,
  {
    assetId,
    knownBy,
    profileTypeId,
    text,
    onlyProfileId,
    limit,
  }: {
    assetId: string
    knownBy: readonly string[]
    profileTypeId: number
    text: string
    onlyProfileId: string | null
    limit: number
  },
): Promise<PickableRow[]> {
  const pattern = `%${literalOfLike(text)}%`
  return db.sql<PickableRow>(
    `with known as (
       select addressee_profile_id as id from connection_sides
       where requester_profile_id = any($2::uuid[]) and state = 1 and addressee_type_id = $3
       union
       select requester_profile_id from connection_sides
       where addressee_profile_id = any($2::uuid[]) and state = 1 and requester_type_id = $3)
     select p.id, p.profile_type_id, p.account_type_id, p.first_name, p.last_name, p.picture_image_id
     from known join profile_card p on p.id = known.id join account_holder account on account.id = p.account_id
     where p.status = 'A' and account.status = 'A' and p.first_name || ' ' || p.last_name ilike $4
       and ($6::uuid is null or p.id = $6)
       and not exists (select from asset_assignment s where s.asset_id = $1 and s.profile_id = p.id and not ${IS_OVER})
     order by lower(p.first_name), lower(p.last_name), p.id limit $5`,
    [assetId, knownBy, profileTypeId, pattern, limit, onlyProfileId],
  )
}
