import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import { type Db, first, only } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

/** The days on which a row holds, what was taken back taken off. */
export const HELD = `daterange(starts_on, coalesce(ended_on, ends_on + 1), '[)')`
/** From the first to the last day of what is asked for: $from and the day after $to. */
export const asked = (from: string, to: string) => `daterange(${from}::date, ${to}::date + 1, '[)')`
/** Where a property is, as it stays readable for somebody who has lost it. */
const PLACE = `concat_ws(', ', nullif(a.address1, ''), 'Unit ' || nullif(a.unit_number, ''), a.city_name, state.code)`

export type Tenure = { readonly startsOn: string; readonly endsOn: string | null }

/** Whether a day comes before a listing ends. */
export async function isBeforeListingEnds(db: Db, { listing_expires_at, time_zone }: ListedUntil, day: string): Promise<boolean> {
  return only(
    await db.sql<{ is_before: boolean }>('select $1::date <= ($2::timestamptz at time zone $3)::date as is_before', [
      day,
      listing_expires_at,
      time_zone,
    ]),
  ).is_before
}
type ListedUntil = { readonly listing_expires_at: Date | null; readonly time_zone: string }

export type AgentTermColumns = Tenure & {
  readonly contractTypeId: number
  readonly agentPercentBps: number | null
  readonly feePercentBps: number | null
  readonly feeCents: number | null
  readonly scopes: readonly AgentScope[]
}

/** Somebody who can be given a property: a profile that is open, of an account that is. */
export type Grantee = { readonly id: string; readonly account_id: string; readonly profile_type_id: number }

export async function listGrantees(db: Db, profileIds: readonly string[]): Promise<Map<string, Grantee>> {
  const rows = await db.sql<Grantee>(
    `select p.id, p.account_id, p.profile_type_id from profile_card p join account_holder a on a.id = p.account_id
     where p.id = any($1::uuid[]) and p.status = 'A' and a.status = 'A'`,
    [profileIds],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The day that it is in a time zone. */
export async function todayIn(db: Db, timeZone: string): Promise<string> {
  return only(await db.sql<{ today: string }>('select (now() at time zone $1)::date as today', [timeZone])).today
}

export async function listUnitIds(db: Db, scope: Scope<'asset'>, buildingId: string): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select id from asset_holding where parent_asset_id = $1 and account_id = $2 and status = 'A' and deleted_at is null order by id`,
    [buildingId, scope.accountId],
  )
  return rows.map(({ id }) => id)
}

/** Those of some properties that the scope still manages, in the given order. */
export async function listProposed(
  db: Db,
  scope: Scope<'asset'>,
  assetIds: readonly string[],
): Promise<{ id: string; title: string; time_zone: string }[]> {
  return db.sql<{ id: string; title: string; time_zone: string }>(
    `select id, title, time_zone from asset_holding
     where id = any($1::uuid[]) and account_id = $2 and managing_profile_id = $3 and status = 'A' and deleted_at is null
     order by array_position($1::uuid[], id)`,
    [assetIds, scope.accountId, scope.profileId],
  )
}

/** Which of some people hold a property in a time already. */
export async function listHolders(
  db: Db,
  { assetId, profileIds, exceptId = null, ...time }: Tenure & { assetId: string; profileIds: readonly string[]; exceptId?: string | null },
): Promise<Set<string>> {
  const rows = await db.sql<{ profile_id: string }>(
    `select profile_id from asset_assignment
     where asset_id = $1 and profile_id = any($2::uuid[]) and ($3::uuid is null or id <> $3) and ${HELD} && ${asked('$4', '$5')}`,
    [assetId, profileIds, exceptId, time.startsOn, time.endsOn],
  )
  return new Set(rows.map(({ profile_id }) => profile_id))
}

export type HeldTime = {
  readonly starts_on: string
  readonly ends_on: string | null
  readonly asset_id: string
  readonly asset_title: string
}

/** How many of some properties a profile holds in a time. */
export async function countHeld(
  db: Db,
  { profileId, assetIds, ...time }: Tenure & { profileId: string; assetIds: readonly string[] },
): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(distinct asset_id) as count from asset_assignment
       where asset_id = any($1::uuid[]) and profile_id = $2 and ${HELD} && ${asked('$3', '$4')}`,
      [assetIds, profileId, time.startsOn, time.endsOn],
    ),
  ).count
}

/** The first assignment that manages one of some properties exclusively in a time, of somebody else where an agent is named. */
export async function findExclusive(
  db: Db,
  {
    assetIds,
    exceptProfileId,
    exceptId = null,
    ...time
  }: Tenure & { assetIds: readonly string[]; exceptProfileId: string | null; exceptId?: string | null },
): Promise<HeldTime | null> {
  return first(
    await db.sql<HeldTime>(
      `select starts_on, ends_on, asset_id, asset_title from asset_assignment
       where asset_id = any($1::uuid[]) and contract_type_id = 1 and ($2::uuid is null or profile_id <> $2) and ($3::uuid is null or id <> $3)
         and ${HELD} && ${asked('$4', '$5')}
       order by asset_id, starts_on limit 1`,
      [assetIds, exceptProfileId, exceptId, time.startsOn, time.endsOn],
    ),
  )
}

/**
 * Entrusts properties to an agent. What they have in that time already is left as it is, and where it is asked for, what
 * another agent manages exclusively as well. The new assignments in the order of the ids.
 */
export async function insertAgentAssignments(
  db: Db,
  {
    assetIds,
    agent,
    connectionId,
    terms,
    byProfileId,
    onlyFree = false,
  }: {
    assetIds: readonly string[]
    agent: Grantee
    connectionId: string
    terms: AgentTermColumns
    byProfileId: string
    onlyFree?: boolean
  },
): Promise<{ id: string; asset_id: string; title: string }[]> {
  return db.sql<{ id: string; asset_id: string; title: string }>(
    `insert into asset_assignment (account_id, asset_id, profile_id, profile_account_id, role_id, connection_id, starts_on, ends_on,
       contract_type_id, agent_percent_bps, fee_percent_bps, fee_cents, scopes, asset_title, asset_place, time_zone, created_by_profile_id)
     select a.account_id, a.id, $2::uuid, $3::uuid, 2, $4::uuid, $5::date, $6::date, $7::smallint, $8::int, $9::int, $10::bigint, $11::text[], a.title, ${PLACE}, a.time_zone, $12::uuid
     from asset_location a join place_state state on state.id = a.state_id
     where a.id = any($1::uuid[])
       and not exists (select from asset_assignment where asset_id = a.id and profile_id = $2 and ${HELD} && ${asked('$5', '$6')})
       and (not $13::boolean or $7::smallint <> 1 or not exists (
         select from asset_assignment where asset_id = a.id and contract_type_id = 1 and ${HELD} && ${asked('$5', '$6')}))
     order by array_position($1::uuid[], a.id)
     returning id, asset_id, asset_title as title`,
    [
      assetIds,
      agent.id,
      agent.account_id,
      connectionId,
      terms.startsOn,
      terms.endsOn,
      terms.contractTypeId,
      terms.agentPercentBps,
      terms.feePercentBps,
      terms.feeCents,
      terms.scopes,
      byProfileId,
      onlyFree,
    ],
  )
}

export type NewTenant = { readonly person: Grantee; readonly connectionId: string; readonly shareBps: number }

/** The tenants of a new lease, in the order in which they were named: cents left over go to the first. */
export async function insertTenants(
  db: Db,
  {
    leaseId,
    assetId,
    tenants,
    byProfileId,
    ...time
  }: Tenure & { leaseId: string; assetId: string; tenants: readonly NewTenant[]; byProfileId: string },
): Promise<{ id: string; profile_id: string; connection_id: string }[]> {
  return db.sql<{ id: string; profile_id: string; connection_id: string }>(
    `insert into asset_assignment (account_id, asset_id, profile_id, profile_account_id, role_id, connection_id, starts_on, ends_on, lease_id,
       share_bps, asset_title, asset_place, time_zone, created_by_profile_id)
     select a.account_id, a.id, tenant.profile_id, tenant.account_id, 3, tenant.connection_id, $2, $3, $4, tenant.share_bps,
       a.title, ${PLACE}, a.time_zone, $5
     from asset_location a
     join place_state state on state.id = a.state_id
     cross join unnest($6::uuid[], $7::uuid[], $8::uuid[], $9::int[]) with ordinality
       as tenant(profile_id, account_id, connection_id, share_bps, position)
     where a.id = $1
     order by tenant.position
     returning id, profile_id, connection_id`,
    [
      assetId,
      time.startsOn,
      time.endsOn,
      leaseId,
      byProfileId,
      tenants.map(({ person }) => person.id),
      tenants.map(({ person }) => person.account_id),
      tenants.map(({ connectionId }) => connectionId),
      tenants.map(({ shareBps }) => shareBps),
    ],
  )
}

export type AssignmentRow = {
  id: string
  account_id: string
  asset_id: string
  profile_id: string
  role_id: number
  connection_id: string
  starts_on: string
  ends_on: string | null
  ended_at: Date | null
  contract_type_id: number | null
  scopes: AgentScope[]
  lease_id: string | null
  share_bps: number | null
  asset_title: string
  time_zone: string
  version: number
  managing_profile_id: string
  /** The day that it is where the property stands. */
  today: string
  /** The property as it is called now. */
  title: string
}

const ASSIGNMENT = `s.id, s.account_id, s.asset_id, s.profile_id, s.role_id, s.connection_id, s.starts_on, s.ends_on, s.ended_at,
  s.contract_type_id, s.scopes, s.lease_id, s.share_bps, s.asset_title, s.time_zone, s.version, a.managing_profile_id, a.title,
  (now() at time zone s.time_zone)::date as today`

/** An assignment by its id, whosever it is: to find the property through which the caller may reach it. */
export async function findAssignment(db: Db, assignmentId: string): Promise<AssignmentRow | null> {
  return first(
    await db.sql<AssignmentRow>(`select ${ASSIGNMENT} from asset_assignment s join asset_holding a on a.id = s.asset_id where s.id = $1`, [
      assignmentId,
    ]),
  )
}

const STILL_TO_COME = `s.ended_at is null and (s.ends_on is null or s.ends_on >= (now() at time zone s.time_zone)::date)`

/** Assignments that run or will, kept for this transaction with their leases: all who end any do it in this order. */
export async function lockOpenAssignments(
  db: Db,
  of: { assignmentIds: readonly string[] } | { connectionId: string },
): Promise<AssignmentRow[]> {
  const [which, wanted] = 'connectionId' in of ? ['s.connection_id = $1', of.connectionId] : ['s.id = any($1::uuid[])', of.assignmentIds]
  // Homes before their leases, as everywhere: the end of a lease is written into the home.
  await db.sql(
    `select from asset_holding where id in (select asset_id from asset_assignment s where ${which} and ${STILL_TO_COME} and s.lease_id is not null)
     order by id for no key update`,
    [wanted],
  )
  await db.sql(
    `select from lease where id in (select lease_id from asset_assignment s where ${which} and ${STILL_TO_COME}) order by id for update`,
    [wanted],
  )
  return db.sql<AssignmentRow>(
    `select ${ASSIGNMENT} from asset_assignment s join asset_holding a on a.id = s.asset_id
     where ${which} and ${STILL_TO_COME} order by s.id for update of s`,
    [wanted],
  )
}

/** What the agent of a building has of its units. */
export async function listOpenOfUnits(db: Db, { asset_id, profile_id }: AssignmentRow): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select s.id from asset_holding unit join asset_assignment s on s.asset_id = unit.id
     where unit.parent_asset_id = $1 and s.profile_id = $2 and s.role_id = 2 and ${STILL_TO_COME}`,
    [asset_id, profile_id],
  )
  return rows.map(({ id }) => id)
}

export type Ending = {
  /** The last day; where it is null, it holds no more from today on. */
  readonly endsOn: string | null
  readonly reason: string | null
  readonly byProfileId: string | null
}

/** The day after the last one: never later than agreed or than tomorrow, and never before it began: then it never was. */
const endedOn = (table: string, zone: string, lastDay: string) => {
  const today = `(now() at time zone ${zone})::date`
  return `greatest(${table}.starts_on, least(${today} + 1, ${table}.ends_on + 1, coalesce(${lastDay}::date + 1, ${today})))`
}

export async function endAssignments(db: Db, rows: readonly AssignmentRow[], { endsOn, reason, byProfileId }: Ending): Promise<void> {
  await db.sql(
    `update asset_assignment s set ended_at = now(), ended_on = ${endedOn('s', 's.time_zone', '$2')}, end_reason = $3, ended_by_profile_id = $4,
       version = version + 1, updated_at = now()
     where id = any($1::uuid[])`,
    [rows.map(({ id }) => id), endsOn, reason, byProfileId],
  )
}

export async function endLease(db: Db, { lease_id, time_zone }: AssignmentRow, { endsOn, reason }: Ending): Promise<void> {
  await db.sql(
    `update lease l set ended_on = ${endedOn('l', '$4', '$2')}, end_reason = $3, version = version + 1, updated_at = now() where id = $1`,
    [lease_id, endsOn, reason, time_zone],
  )
}

/** Tenants of a locked lease who are still in it, in order. */
export async function listOpenTenants(db: Db, leaseId: string): Promise<{ id: string; profile_id: string; share_bps: number }[]> {
  return db.sql<{ id: string; profile_id: string; share_bps: number }>(
    'select id, profile_id, share_bps from asset_assignment where lease_id = $1 and ended_at is null order by id for update',
    [leaseId],
  )
}

export async function setShares(db: Db, shares: readonly { id: string; shareBps: number }[]): Promise<void> {
  await db.sql(
    `update asset_assignment s set share_bps = given.share_bps, version = version + 1, updated_at = now()
     from unnest($1::uuid[], $2::int[]) as given(id, share_bps) where s.id = given.id`,
    [shares.map(({ id }) => id), shares.map(({ shareBps }) => shareBps)],
  )
}

/** What the database checks at the end of a transaction is checked now, while this piece of work sees the rows that it is about. */
export async function checkLeases(db: Db): Promise<void> {
  await db.sql('set constraints assignment_lease immediate')
  await db.sql('set constraints assignment_lease deferred')
}

/** Replaces the terms of a locked agent. */
export async function updateTerms(db: Db, { id }: AssignmentRow, terms: AgentTermColumns): Promise<void> {
  await db.sql(
    `update asset_assignment set starts_on = $2, ends_on = $3, contract_type_id = $4, agent_percent_bps = $5, fee_percent_bps = $6,
       fee_cents = $7, scopes = $8::text[], version = version + 1, updated_at = now()
     where id = $1`,
    [id, terms.startsOn, terms.endsOn, terms.contractTypeId, terms.agentPercentBps, terms.feePercentBps, terms.feeCents, terms.scopes],
  )
}

/** Who may have properties on their screen: whoever manages them, holds a part, works for them or lives there. */
export async function listAudience(db: Db, assetIds: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ profile_id: string }>(
    `select managing_profile_id as profile_id from asset_holding where id = any($1::uuid[])
     union select profile_id from asset_assignment where asset_id = any($1::uuid[]) and ended_at is null
     union select profile_id from asset_partner where asset_id = any($1::uuid[])`,
    [assetIds],
  )
  return rows.map(({ profile_id }) => profile_id)
}
