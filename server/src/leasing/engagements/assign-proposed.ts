import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ConnectionJoined } from '@keystead/contract/people/connections/connection.events.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { z } from 'zod'
import type { EventContext } from '../../rpc/events.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { Moving } from '../../people/connections/connection.public.ts'
import { lockAssets } from '../../properties/properties/property.public.ts'
import { announceHands, listGrantees } from '../tenures/tenure.public.ts'
import { todayIn } from '../../database/days.ts'
import { saidGiven, termColumnsOf } from './agent-terms.ts'
import { type SaidValue, say } from '../../text/said.ts'
import { text } from './engagement.text.ts'
import { assetsOfSender } from './engagement.access.ts'
import { type AgentTermColumns, countEngaged, insertEngagements, listProposed } from './engagement.queries.ts'
import { recordEntrusted } from './entrust.ts'
import { type Proposal, proposalOf } from './proposal.ts'

type Given = readonly { id: string; asset_id: string; title: string }[]

/** An invitation that was accepted, as the side that sent it is told. */
type Joined = z.infer<(typeof ConnectionJoined)['item']>

/**
 * An agent has joined who was asked with properties in mind: what is still possible of them is theirs now. What is not,
 * because it is gone or another has it in that time, the sender is told.
 */
export async function assignProposed(context: EventContext, joined: Joined): Promise<void> {
  const proposal = proposalOf(joined)
  if (!proposal) return
  const terms = termColumnsOf(proposal.terms)
  const given = await giveWhatIsFree(context, joined, proposal, terms)
  if (given.length > 0) await notifyAgent(context, joined, terms, given)
  const held = await countEngaged(context.db, { profileId: joined.otherProfileId, assetIds: proposal.assetIds, ...terms })
  const kept = proposal.assetIds.length - held
  if (kept > 0) await notifySender(context, joined, { kept, of: proposal.assetIds.length })
}

async function giveWhatIsFree(context: EventContext, joined: Joined, { assetIds }: Proposal, terms: AgentTermColumns): Promise<Given> {
  const { db } = context
  const agent = (await listGrantees(db, [joined.otherProfileId])).get(joined.otherProfileId)
  if (agent?.profile_type_id !== PROFILE_TYPES.Agent) return []
  const scope = assetsOfSender(joined)
  await lockAssets(db, scope, assetIds)
  const proposed = await listProposed(db, scope, assetIds)
  const last = proposed[0] && terms.endsOn !== null ? await todayIn(db, proposed[0].time_zone) : null
  if (last !== null && terms.endsOn !== null && terms.endsOn < last) return []

  const { accountId, profileId: byProfileId, connectionId } = joined
  const given = await insertEngagements(db, {
    assetIds: proposed.map(({ id }) => id),
    agent,
    connectionId,
    terms,
    byProfileId,
    onlyFree: true,
  })
  await recordEntrusted(context, { accountId, agent, connectionId, terms, byProfileId, assets: given })
  await announceHands(
    db,
    given.map(({ asset_id }) => asset_id),
    { except: null },
  )
  return given
}

async function notifyAgent(context: Moving, joined: Joined, terms: AgentTermColumns, given: Given): Promise<void> {
  const [first, ...more] = given
  if (!first) return
  const what: SaidValue = more.length === 0 ? first.title : { said: say(text, 'properties', { count: given.length }) }
  await notify(context, {
    event: 'asset.assigned',
    once: `asset.proposed:${joined.id}`,
    profileIds: [joined.otherProfileId],
    ...(more.length === 0 && { assetId: first.asset_id }),
    said: saidGiven(what, terms),
    actorProfileId: joined.profileId,
    path: more.length === 0 ? paths.agentViewProperty(first.asset_id) : paths.agentProperties(),
  })
}

async function notifySender(context: Moving, joined: Joined, { kept, of }: { kept: number; of: number }): Promise<void> {
  await notify(context, {
    event: 'asset.assigned',
    once: `asset.notProposed:${joined.id}`,
    profileIds: [joined.profileId],
    said: of === 1 ? say(text, 'joinedWithoutTheProperty') : say(text, 'joinedWithoutSome', { count: kept, all: of }),
    actorProfileId: joined.otherProfileId,
    path: paths.assignProperty(),
  })
}
