import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { type ReachedAsset, getAsset, movesTenants, seesLeases } from '../../properties/properties/property.public.ts'
import { listAgentsOf, presentAgent } from '../engagements/engagement.public.ts'
import { presentedLeases } from '../leases/lease.public.ts'

/** More than a home has in decades. */
const MOST_SHOWN = 100

export const getAssetAssignedProfiles: Handler<typeof GetAssetAssignedProfiles, ReachedAsset> = async (context, input) => {
  const { db } = context
  const { profileId } = profileActor(context.actor)
  const reached = context.owned
  const asset = await getAsset(db, reached.scope, input.AssetId, reached)
  const agents = await listAgentsOf(db, reached.scope, asset.id, MOST_SHOWN)
  const which = { assetId: asset.id, profileId, limit: MOST_SHOWN, withOthers: movesTenants(reached) }
  const leases = seesLeases(reached) ? await presentedLeases(db, reached.scope, which) : []
  const cards = await findProfileCards(
    db,
    agents.map(({ profile_id }) => profile_id),
  )
  return {
    // What other agents were there before is nothing to an agent.
    Agents: agents
      .filter((row) => reached.relation !== 'agent' || row.profile_id === profileId || row.state !== 'past')
      .map((row) => presentAgent(row, cards.get(row.profile_id), reached.relation !== 'agent' || row.profile_id === profileId)),
    Leases: leases,
  }
}
