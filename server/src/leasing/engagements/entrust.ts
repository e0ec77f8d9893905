import { paths } from '@keystead/contract/navigation/paths.ts'
import { EngagementBegan } from '@keystead/contract/leasing/engagements/engagement.events.ts'
import { AlreadyAssigned } from '@keystead/contract/leasing/tenures/assignment-errors.ts'
import { ManagedExclusively } from '@keystead/contract/leasing/engagements/engagement.operations.ts'
import { ConnectionToMember, NotConnected } from '@keystead/contract/people/connections/connection.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { actsForOther } from '../../access/seat.queries.ts'
import { checkPermission } from '../../http/check-access.ts'
import type { Db } from '../../database/db.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import type { EventContext } from '../../rpc/events.ts'
import { fail, failField } from '../../rpc/failure.ts'
import { lockJoined, recordConnectionEvents } from '../../people/connections/connection.public.ts'
import { type AssetRow, type ReachedAsset, lockAssets } from '../../properties/properties/property.public.ts'
import {
  announceHands,
  checkIsToCome,
  type Grantee,
  listGrantees,
  listUnitIds,
  NOT_CONNECTED_WITH,
  orRefused,
} from '../tenures/tenure.public.ts'
import { EXCLUSIVE, type Terms, contractText, saidGiven, termColumnsOf } from './agent-terms.ts'
import { text as refusal } from './engagement-refusal.text.ts'
import { text } from './engagement.text.ts'
import { type SaidValue, say } from '../../text/said.ts'
import { type AgentTermColumns, findExclusive, insertEngagements, isEngaged } from './engagement.queries.ts'

/** What several people do to a property at once, the database decides. */
export const REFUSED_BY = { engagement_once: AlreadyAssigned, engagement_exclusive: ManagedExclusively }

type Entrusting = { reached: ReachedAsset; asset: AssetRow; ProfileId: string; Terms: Terms; WithUnits: boolean }

/** Gives a locked property, and the units of a building, to an agent. */
export async function entrust(
  context: CallContext,
  { reached, asset, ProfileId, Terms, WithUnits }: Entrusting,
): Promise<{ engagementIds: string[]; unitsCount: number }> {
  const { db } = context
  if (reached.relation !== 'manager') failField('Agent', refusal.managersOnly)
  // Who works for a home is more than who lives there.
  checkPermission(context.actor, 'properties:edit')
  const terms = termColumnsOf(Terms)
  await checkIsToCome(db, asset.time_zone, terms, 'Agent.Terms.TenureEnd')
  const agent = (await listGrantees(db, [ProfileId])).get(ProfileId)
  const connectionId = (await lockJoined(db, reached.managingProfileId, [ProfileId])).get(ProfileId)
  if (agent?.profile_type_id !== PROFILE_TYPES.Agent || connectionId === undefined)
    return fail(NotConnected, { 'Agent.ProfileId': NOT_CONNECTED_WITH })
  // A member works for the business by their place in it, which ends with it.
  if (await actsForOther(db, asset.account_id, agent.account_id)) failField('Agent.ProfileId', ConnectionToMember.message)

  const unitIds = WithUnits ? await listUnitIds(db, reached.scope, asset.id) : []
  await lockAssets(db, reached.scope, unitIds)
  await checkIsFree(db, { asset, unitIds, agent, terms })
  const byProfileId = profileActor(context.actor).profileId
  const given = { assetIds: [asset.id, ...unitIds], agent, connectionId, terms, byProfileId }
  const rows = await orRefused(REFUSED_BY, insertEngagements(db, given))
  const unitsCount = rows.length - 1
  await recordEntrusted(context, { accountId: asset.account_id, agent, connectionId, terms, byProfileId, assets: rows })
  await notify(context, {
    event: 'asset.assigned',
    once: `asset.assigned:${rows[0]?.id}`,
    profileIds: [agent.id],
    assetId: asset.id,
    said: saidGiven(saidWithUnits(asset.title, unitsCount), terms),
    actorProfileId: byProfileId,
    path: paths.agentViewProperty(asset.id),
  })
  await announceHands(
    db,
    rows.map(({ asset_id }) => asset_id),
    { except: byProfileId },
  )
  context.audit(asset.id, { agent: agent.id, contract: contractText(terms.contractTypeId), units: unitsCount })
  return { engagementIds: rows.map(({ id }) => id), unitsCount }
}

/** `Maple Court with its 12 units`, within a sentence. */
export function saidWithUnits(home: string, count: number): SaidValue {
  return count === 0 ? home : { said: say(text, 'withUnits', { home, count }) }
}

type Given = { asset: AssetRow; unitIds: readonly string[]; agent: Grantee; terms: AgentTermColumns }

/** Says who is in the way, which the database could not. */
async function checkIsFree(db: Db, { asset, unitIds, agent, terms }: Given): Promise<void> {
  const { startsOn, endsOn } = terms
  if (await isEngaged(db, { assetId: asset.id, profileId: agent.id, startsOn, endsOn }))
    fail(AlreadyAssigned, { 'Agent.ProfileId': AlreadyAssigned.message })
  if (terms.contractTypeId !== EXCLUSIVE) return
  const other = await findExclusive(db, { assetIds: [asset.id, ...unitIds], exceptProfileId: agent.id, startsOn, endsOn })
  if (other) fail(ManagedExclusively, { 'Agent.Terms.ContractTypeId': exclusiveText(other) })
}

export function exclusiveText(other: { asset_title: string; starts_on: string; ends_on: string | null }): string {
  const [home, firstDay] = [other.asset_title, formatDate(other.starts_on)]
  if (other.ends_on === null) return refusal.exclusiveFrom({ home, firstDay })
  return refusal.exclusiveFromTo({ home, firstDay, lastDay: formatDate(other.ends_on) })
}

type Entrusted = {
  /** Whose properties they are. */
  accountId: string
  agent: Grantee
  connectionId: string
  terms: AgentTermColumns
  byProfileId: string
  /** The property itself before its units. */
  assets: readonly { id: string; asset_id: string; title: string }[]
}

/** In the history of each property, and in that of both people. */
export async function recordEntrusted(
  context: EventContext,
  { accountId, agent, connectionId, terms, byProfileId, assets }: Entrusted,
): Promise<void> {
  const { contractTypeId, startsOn, endsOn } = terms
  const began = { accountId, profileId: agent.id, byProfileId, contractTypeId, startsOn, endsOn }
  await context.services.events.emit(
    context,
    EngagementBegan,
    assets.map(({ id, asset_id }) => ({ id, assetId: asset_id, ...began })),
  )
  await recordConnectionEvents(
    context.db,
    assets.map(({ asset_id, title }) => ({
      connectionId,
      kind: 'assigned' as const,
      byProfileId,
      detail: { assetId: asset_id, title, profileId: agent.id, role: 'agent' },
    })),
  )
}
