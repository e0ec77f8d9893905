import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { seeingEverything } from '../../database/pool.ts'
import { tell } from '../../platform/notifications/notification.public.ts'
import type { JoinedConnection, Moving } from '../../people/connections/connection.public.ts'
import { lockAssets } from '../../properties/properties/property.public.ts'
import { termColumnsOf, workText } from './agent-terms.ts'
import { assetsOfSender } from './assignment.access.ts'
import { announceHands, propertyPage } from './assignment-news.ts'
import { type AgentTermColumns, countHeld, insertAgentAssignments, listGrantees, listProposed, todayIn } from './assignment.queries.ts'
import { tenureText } from './assignment-refusals.ts'
import { noteEntrusted } from './entrust.ts'
import { type Proposal, proposalOf } from './proposal.ts'

type Given = readonly { id: string; asset_id: string; title: string }[]

/**
 * An agent has joined who was asked with properties in mind: what is still possible of them is theirs now. What is not,
 * because it is gone or somebody has it in that time, the sender is told. `invitationId`: the invitation that proposed them,
 * where it is another one than the one that joined.
 */
export async function assignProposed(context: Moving, connection: JoinedConnection, invitationId = connection.id): Promise<void> {
  const proposal = proposalOf(connection)
  if (!proposal) return
  const terms = termColumnsOf(proposal.terms)
  await seeingEverything(context.db, 'whoever joins gets what the sender has set aside for them', async () => {
    const given = await giveWhatIsFree(context, connection, proposal, terms)
    if (given.length > 0) await tellAgent(context, { connection, invitationId }, terms, given)
    const { addressee_profile_id: profileId } = connection
    const held = await countHeld(context.db, { profileId, assetIds: proposal.assetIds, ...terms })
    const kept = proposal.assetIds.length - held
    if (kept > 0) await tellSender(context, { connection, invitationId }, { kept, of: proposal.assetIds.length })
  })
}

async function giveWhatIsFree(
  { db }: Moving,
  connection: JoinedConnection,
  { assetIds }: Proposal,
  terms: AgentTermColumns,
): Promise<Given> {
  const agent = (await listGrantees(db, [connection.addressee_profile_id])).get(connection.addressee_profile_id)
  if (agent?.profile_type_id !== PROFILE_TYPES.Agent) return []
  const scope = assetsOfSender(connection)
  await lockAssets(db, scope, assetIds)
  const proposed = await listProposed(db, scope, assetIds)
  const last = proposed[0] && terms.endsOn !== null ? await todayIn(db, proposed[0].time_zone) : null
  if (last !== null && terms.endsOn !== null && terms.endsOn < last) return []

  const byProfileId = connection.requester_profile_id
  const given = await insertAgentAssignments(db, {
    assetIds: proposed.map(({ id }) => id),
    agent,
    connectionId: connection.id,
    terms,
    byProfileId,
    onlyFree: true,
  })
  await noteEntrusted(db, { agent, connectionId: connection.id, terms, byProfileId, assets: given })
  await announceHands(
    db,
    given.map(({ asset_id }) => asset_id),
    { except: null },
  )
  return given
}

type Proposed = { readonly connection: JoinedConnection; readonly invitationId: string }

async function tellAgent(context: Moving, { connection, invitationId }: Proposed, terms: AgentTermColumns, given: Given): Promise<void> {
  const [first, ...more] = given
  if (!first) return
  const what = more.length === 0 ? first.title : `${given.length} properties`
  await tell(context, {
    event: 'asset.assigned',
    once: `asset.proposed:${invitationId}`,
    profileIds: [connection.addressee_profile_id],
    message: `gave you ${what} ${workText(terms.contractTypeId)}, ${tenureText(terms)}.`,
    actorProfileId: connection.requester_profile_id,
    path: more.length === 0 ? propertyPage.agent(first.asset_id) : '/User/Agents/Properties',
  })
}

async function tellSender(
  context: Moving,
  { connection, invitationId }: Proposed,
  { kept, of }: { kept: number; of: number },
): Promise<void> {
  const what = of === 1 ? 'the property that you proposed' : `${kept} of the ${of} properties that you proposed`
  await tell(context, {
    event: 'asset.assigned',
    once: `asset.notProposed:${invitationId}`,
    profileIds: [connection.requester_profile_id],
    message: `has joined, but could not get ${what}: gone, or in other hands in that time. Please assign anew what is missing.`,
    actorProfileId: connection.addressee_profile_id,
    path: '/User/Owners/AssignProperty',
  })
}
