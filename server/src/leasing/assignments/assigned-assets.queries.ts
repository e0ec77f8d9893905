import type { AssignmentState } from '@keystead/contract/leasing/tenures/tenure.values.ts'
import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import { type Db, only, prepare } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { ASSETS_IN_LIST, type AssetInList, isLive } from '../../properties/properties/property.public.ts'
import type { Scope } from '../../rpc/scope.ts'
import { isOver, stateOf } from '../tenures/tenure.public.ts'

const TODAY = '(now() at time zone s.time_zone)::date'
const IS_OVER = isOver('s')
const STATES: Readonly<Record<AssignmentState, string>> = {
  current: `s.ended_at is null and s.starts_on <= ${TODAY} and (s.ends_on is null or s.ends_on >= ${TODAY})`,
  upcoming: `s.ended_at is null and s.starts_on > ${TODAY}`,
  past: IS_OVER,
}
const LIVE = `a.id = s.asset_id and ${isLive('a')}`
/** Row security shows a property to all profiles of an account of which one may open it. */
const OPEN = `${LIVE} and exists (
    select from open_grant held where held.object_id = s.asset_id and held.principal_id = s.profile_id and held.relation = s.role)`

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
     from assignment s left join asset_offer a on ${LIVE}
     where s.connection_id = $1 and not ${IS_OVER} order by s.starts_on, s.id`,
    [connectionId],
  )
}

export type AssignmentFilter = {
  /** Agents have engagements, tenants have tenancies: one of the two tables is read. */
  readonly role: 'agent' | 'tenant'
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
  time_zone: string
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
  return { where: ['s.profile_id = $1 and s.profile_account_id = $2', `s.role = '${filter.role}'`, ...conditions].join(' and '), values }
}

/** Statements of one filter but for words differ in values alone, and every plan goes along what one profile has: they are planned once. */
async function run<Row>(db: Db, purpose: string, filter: AssignmentFilter, text: string, values: readonly unknown[]): Promise<Row[]> {
  if (filter.text !== null) return db.sql<Row>(text, values)
  const shape = [
    filter.role,
    filter.state ?? 'all',
    filter.agentScope === null ? '' : 'scope',
    filter.isListed === null ? '' : 'listed',
  ].join(' ')
  return db.prepared(prepare<Row>(`${purpose} ${shape}`, text), values)
}

/** The property itself is looked up for each row only where it decides whether the row counts. */
function assetWhereAsked({ isListed, text }: AssignmentFilter): string {
  return isListed === null && text === null ? '' : `left join asset_offer a on ${OPEN}`
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
  return run<AssignedAssetRow>(
    db,
    'assigned-page',
    filter,
    `with page as (
       select s.* from assignment s ${assetWhereAsked(filter)} where ${where} order by ${ORDER}
       limit $${values.length + 3} offset $${values.length + 4})
     select s.id, s.asset_id, coalesce(a.title, s.asset_title) as title, s.asset_place as place, s.time_zone, ${stateOf('s')} as state,
       a.id is not null as can_open, s.starts_on, s.ends_on, s.ended_on, s.end_reason, s.connection_id, s.contract_type_id, s.agent_percent_bps, s.fee_percent_bps, s.fee_cents,
       s.scopes, s.lease_id, s.share_bps,
       case when c.requester_profile_id = s.profile_id then c.addressee_profile_id else c.requester_profile_id end as manager_id
     from page s
     join connection_sides c on c.id = s.connection_id
     left join asset_offer a on ${OPEN}
     order by ${ORDER}`,
    [scope.profileId, scope.accountId, ...values, limit, offset],
  )
}

const assignedHomes = prepare<AssetInList, [profileId: string | null, accountId: string | null, assetIds: readonly string[]]>(
  'assigned-homes',
  `select asset.* from ${ASSETS_IN_LIST} asset
   where asset.id = any($3::uuid[])
     and exists (select from assignment s where s.asset_id = asset.id and s.profile_id = $1 and s.profile_account_id = $2)`,
)

/** Some of them as the lists of their managers show them, by id. */
export async function listAssignedHomes(
  db: Db,
  scope: Scope<'asset-assignment'>,
  assetIds: readonly string[],
): Promise<Map<string, AssetInList>> {
  const rows = await db.prepared(assignedHomes, [scope.profileId, scope.accountId, assetIds])
  return new Map(rows.map((row) => [row.id, row]))
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
    await run<{ count: number }>(
      db,
      'assigned-count',
      filter,
      `select count(*) as count from (select from assignment s ${assetWhereAsked(filter)} where ${where} limit $${values.length + 3}) as counted`,
      [scope.profileId, scope.accountId, ...values, most + 1],
    ),
  )
  return count
}

export type AssignedCounts = { current: number; upcoming: number; past: number; listed: number; ready: number; not_ready: number }

/** By state, each counted up to `most`; what may be listed, in one pass over it. */
export async function countAssignedByState(db: Db, scope: Scope<'asset-assignment'>, most: number): Promise<AssignedCounts> {
  const counted = (state: string) =>
    `(select count(*) from (select from assignment s where s.profile_id = $1 and s.profile_account_id = $2 and ${state} limit $3) as counted)`
  const listable = (which: string) => `(select least(count(*) filter (where ${which}), $3) from listable)`
  return only(
    await db.sql<AssignedCounts>(
      `with listable as (
         select a.is_listed, a.open_checks from assignment s join asset_offer a on ${OPEN}
         where s.profile_id = $1 and s.profile_account_id = $2 and 'list' = any(s.scopes) and ${STATES.current})
       select ${counted(STATES.current)} as current, ${counted(STATES.upcoming)} as upcoming, ${counted(STATES.past)} as past,
         ${listable('is_listed')} as listed, ${listable('not is_listed and open_checks = 0')} as ready,
         ${listable('not is_listed and open_checks > 0')} as not_ready`,
      [scope.profileId, scope.accountId, most],
    ),
  )
}
