import { GetDdlAssetsUnassignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { seeingEverything } from '../../database/pool.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { presentPerson } from '../../identity/profiles/profile.public.ts'
import { listUnassigned } from './unassigned.queries.ts'

const MOST_TO_CHOOSE_FROM = 20

export const getDdlAssetsUnassignedProfiles: Handler<typeof GetDdlAssetsUnassignedProfiles, ReachedAsset> = async (context, input) => {
  const { db } = context
  const { profileId } = profileActor(context.actor)
  const reached = context.owned
  // Agents hand a property to no other agent.
  if (reached.relation !== 'manager' && input.ProfileTypeId === PROFILE_TYPES.Agent) return { Items: [] }
  const wanted = {
    assetId: input.AssetId,
    knownBy: [reached.managingProfileId, profileId],
    profileTypeId: input.ProfileTypeId,
    text: (input.ProfileId === null && input.Text) || '',
    onlyProfileId: input.ProfileId,
    limit: MOST_TO_CHOOSE_FROM,
  }
  const rows = await seeingEverything(db, 'an agent moves in whom the owner knows', () => listUnassigned(db, wanted))
  return { Items: rows.map(presentPerson) }
}
