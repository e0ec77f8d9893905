import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { type ReachedAsset, getAsset, seesLeases } from '../../properties/properties/property.public.ts'
import { listAgentsOf, presentAgent } from '../engagements/engagement.public.ts'
import { listLeasesOf, listTenantsOf, presentLease } from '../leases/lease.public.ts'

/** More than a home has in decades. */
const MOST_SHOWN = 100

export const getAssetAssignedProfiles: Handler<typeof GetAssetAssignedProfiles, ReachedAsset> = async (context, input) => {
  const { db } = context
  const { profileId } = profileActor(context.actor)
  const reached = context.owned
  const asset = await getAsset(db, reached.scope, input.AssetId, reached)
  const agents = await listAgentsOf(db, reached.scope, asset.id, MOST_SHOWN)
  const leases = seesLeases(reached) ? await listLeasesOf(db, reached.scope, asset, MOST_SHOWN) : []
  const tenants = await listTenantsOf(
    db,
    leases.map(({ id }) => id),
  )
  const cards = await findProfileCards(
    db,
    [...agents, ...tenants].map(({ profile_id }) => profile_id),
  )
  const byLease = Map.groupBy(tenants, ({ lease_id }) => lease_id)
  return {
    // What other agents were there before is nothing to an agent.
    Agents: agents
      .filter((row) => reached.relation !== 'agent' || row.profile_id === profileId || row.state !== 'past')
      .map((row) => presentAgent(row, cards.get(row.profile_id), reached.relation !== 'agent' || row.profile_id === profileId)),
    Leases: leases.map((lease) => presentLease(lease, byLease.get(lease.id) ?? [], cards)),
  }
}
