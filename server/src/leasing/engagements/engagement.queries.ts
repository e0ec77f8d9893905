import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import type { AssignmentState } from '@keystead/contract/leasing/tenures/tenure.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { asked, endedOn, type Ending, type Grantee, HELD, isOpen, isOver, PLACE, stateOf, type Tenure } from '../tenures/tenure.public.ts'
import { isLive } from '../../properties/properties/property.public.ts'

export type AgentTermColumns = Tenure & {
  readonly contractTypeId: number
  readonly agentPercentBps: number | null
  readonly feePercentBps: number | null
  readonly feeCents: number | null
  readonly scopes: readonly AgentScope[]
}

/** Those of some properties that the scope still manages, in the given order. */
export async function listProposed(
  db: Db,
  scope: Scope<'asset'>,
  assetIds: readonly string[],
): Promise<{ id: string; title: string; time_zone: string }[]> {
  return db.sql<{ id: string; title: string; time_zone: string }>(
    `select id, title, time_zone from asset_holding
     where id = any($1::uuid[]) and account_id = $2 and managing_profile_id = $3 and ${isLive('asset_holding')}
     order by array_position($1::uuid[], id)`,
    [assetIds, scope.accountId, scope.profileId],
  )
}

/** Whether an agent works for a property in a time already. */
export async function isEngaged(
  db: Db,
  { assetId, profileId, exceptId = null, ...time }: Tenure & { assetId: string; profileId: string; exceptId?: string | null },
): Promise<boolean> {
  const row = first(
    await db.sql<{ id: string }>(
      `select id from engagement
       where asset_id = $1 and profile_id = $2 and ($3::uuid is null or id <> $3) and ${HELD} && ${asked('$4', '$5')} limit 1`,
      [assetId, profileId, exceptId, time.startsOn, time.endsOn],
    ),
  )
  return row !== null
}

/** How many of some properties an agent has in a time. */
export async function countEngaged(
  db: Db,
  { profileId, assetIds, ...time }: Tenure & { profileId: string; assetIds: readonly string[] },
): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(distinct asset_id) as count from engagement
       where asset_id = any($1::uuid[]) and profile_id = $2 and ${HELD} && ${asked('$3', '$4')}`,
      [assetIds, profileId, time.startsOn, time.endsOn],
    ),
  ).count
}

export type ExclusiveTime = {
  readonly starts_on: string
  readonly ends_on: string | null
  readonly asset_title: string
}

/** The first engagement that manages one of some properties exclusively in a time, of another agent where one is named. */
export async function findExclusive(
  db: Db,
  {
    assetIds,
    exceptProfileId,
    exceptId = null,
    ...time
  }: Tenure & { assetIds: readonly string[]; exceptProfileId: string | null; exceptId?: string | null },
): Promise<ExclusiveTime | null> {
  return first(
    await db.sql<ExclusiveTime>(
      `select starts_on, ends_on, asset_title from engagement
       where asset_id = any($1::uuid[]) and contract_type_id = 1 and ($2::uuid is null or profile_id <> $2) and ($3::uuid is null or id <> $3)
         and ${HELD} && ${asked('$4', '$5')}
       order by asset_id, starts_on limit 1`,
      [assetIds, exceptProfileId, exceptId, time.startsOn, time.endsOn],
    ),
  )
}

/**
 * Entrusts properties to an agent. What they have in that time already is left as it is, and where it is asked for, what
 * another agent manages exclusively as well. The new engagements in the order of the ids.
 */
export async function insertEngagements(
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
    `insert into engagement (account_id, asset_id, profile_id, profile_account_id, connection_id, starts_on, ends_on,
       contract_type_id, agent_percent_bps, fee_percent_bps, fee_cents, scopes, asset_title, asset_place, time_zone, created_by_profile_id)
     select a.account_id, a.id, $2::uuid, $3::uuid, $4::uuid, $5::date, $6::date, $7::smallint, $8::int, $9::int, $10::bigint, $11::text[], a.title, ${PLACE}, a.time_zone, $12::uuid
     from asset_location a join place_state state on state.id = a.state_id
     where a.id = any($1::uuid[])
       and not exists (select from engagement where asset_id = a.id and profile_id = $2 and ${HELD} && ${asked('$5', '$6')})
       and (not $13::boolean or $7::smallint <> 1 or not exists (
         select from engagement where asset_id = a.id and contract_type_id = 1 and ${HELD} && ${asked('$5', '$6')}))
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

export type EngagementRow = {
  id: string
  account_id: string
  asset_id: string
  profile_id: string
  connection_id: string
  starts_on: string
  contract_type_id: number
  scopes: AgentScope[]
  time_zone: string
  version: number
  /** The day that it is where the property stands. */
  today: string
  /** The property as it is called now. */
  title: string
}

const ENGAGEMENT = `e.id, e.account_id, e.asset_id, e.profile_id, e.connection_id, e.starts_on, e.contract_type_id, e.scopes, e.time_zone,
  e.version, (now() at time zone e.time_zone)::date as today, a.title`

/** Which property an engagement is about: through it the caller may reach it. */
export async function findAssetOfEngagement(db: Db, engagementId: string): Promise<string | null> {
  const row = first(await db.sql<{ asset_id: string }>('select asset_id from engagement where id = $1', [engagementId]))
  return row?.asset_id ?? null
}

/** Engagements that run or will, kept for this transaction. */
export async function lockOpenEngagements(
  db: Db,
  of: { engagementIds: readonly string[] } | { connectionId: string },
): Promise<EngagementRow[]> {
  const [which, wanted] = 'connectionId' in of ? ['e.connection_id = $1', of.connectionId] : ['e.id = any($1::uuid[])', of.engagementIds]
  return db.sql<EngagementRow>(
    `select ${ENGAGEMENT} from engagement e join asset_holding a on a.id = e.asset_id
     where ${which} and ${isOpen('e')} order by e.id for update of e`,
    [wanted],
  )
}

/** What the agent of a building has of its units. */
export async function listOpenOfUnits(db: Db, { buildingId, profileId }: { buildingId: string; profileId: string }): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select e.id from asset_holding unit join engagement e on e.asset_id = unit.id
     where unit.parent_asset_id = $1 and e.profile_id = $2 and ${isOpen('e')}`,
    [buildingId, profileId],
  )
  return rows.map(({ id }) => id)
}

export async function endEngagementRows(db: Db, rows: readonly EngagementRow[], { endsOn, reason, byProfileId }: Ending): Promise<void> {
  await db.sql(
    `update engagement e set ended_at = now(), ended_on = ${endedOn('e', 'e.time_zone', '$2')}, end_reason = $3, ended_by_profile_id = $4,
       version = version + 1, updated_at = now()
     where id = any($1::uuid[])`,
    [rows.map(({ id }) => id), endsOn, reason, byProfileId],
  )
}

/** Ends the work of agents for deleted properties, from today. What they had of them stays readable. */
export async function endEngagementsOfDeleted(db: Db, assetIds: readonly string[], byProfileId: string): Promise<void> {
  await db.sql(
    `update engagement e
     set ended_at = now(), end_reason = 'The property was deleted.', updated_at = now(), ended_by_profile_id = $2,
       ended_on = ${endedOn('e', 'e.time_zone', 'null')}
     where asset_id = any($1::uuid[]) and ended_at is null`,
    [assetIds, byProfileId],
  )
}

/** Replaces the terms of a locked agent. */
export async function updateTerms(db: Db, { id }: EngagementRow, terms: AgentTermColumns): Promise<void> {
  await db.sql(
    `update engagement set starts_on = $2, ends_on = $3, contract_type_id = $4, agent_percent_bps = $5, fee_percent_bps = $6,
       fee_cents = $7, scopes = $8::text[], version = version + 1, updated_at = now()
     where id = $1`,
    [id, terms.startsOn, terms.endsOn, terms.contractTypeId, terms.agentPercentBps, terms.feePercentBps, terms.feeCents, terms.scopes],
  )
}

export type AgentOfAssetRow = {
  id: string
  version: number
  profile_id: string
  connection_id: string
  starts_on: string
  ends_on: string | null
  ended_on: string | null
  state: AssignmentState
  end_reason: string | null
  contract_type_id: number
  agent_percent_bps: number | null
  fee_percent_bps: number | null
  fee_cents: number | null
  scopes: AgentScope[]
}

/** Agents of a property, those who work for it now first. */
export async function listAgentsOf(db: Db, scope: Scope<'asset'>, assetId: string, limit: number): Promise<AgentOfAssetRow[]> {
  return db.sql<AgentOfAssetRow>(
    `select e.id, e.version, e.profile_id, e.connection_id, e.starts_on, e.ends_on, e.ended_on, ${stateOf('e')} as state, e.end_reason,
       e.contract_type_id, e.agent_percent_bps, e.fee_percent_bps, e.fee_cents, e.scopes
     from engagement e where e.asset_id = $1 and e.account_id = $2
     order by ${isOver('e')}, e.starts_on desc, e.id limit $3`,
    [assetId, scope.accountId, limit],
  )
}

/** Work for properties that have become another account's. */
export async function moveEngagements(db: Db, assetIds: readonly string[], toAccountId: string): Promise<void> {
  await db.sql('update engagement set account_id = $2 where asset_id = any($1::uuid[])', [assetIds, toAccountId])
}

/** An agent has become another account's, and works on. */
export async function moveAgent(db: Db, { id, accountId }: { id: string; accountId: string }): Promise<void> {
  await db.sql('update engagement set profile_account_id = $2 where profile_id = $1', [id, accountId])
}
