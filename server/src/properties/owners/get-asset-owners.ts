import { GetAssetOwners } from '@keystead/contract/properties/owners/owner.operations.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { type ReachedAsset, type ReadAsset, getAsset, reachAsset } from '../properties/property.public.ts'
import { ownersOfReached } from './owner.access.ts'
import { type OwnersReader, presentOwner, presentPastShare, presentSoleOwner } from './owner.present.ts'
import { listOwners, listPastShares } from './owner.queries.ts'

export const getAssetOwners: Handler<typeof GetAssetOwners, ReachedAsset> = async (context, input) => {
  const { actor, db } = context
  const reached = context.owned
  const asset = await getAsset(db, reached.scope, input.AssetId, reached)
  const scope = ownersOfReached(reached)
  const past = await listPastShares(db, scope, asset.id)
  const building = await buildingThatOwns(context, asset)
  const owners = await listOwners(db, scope, asset.owned_through)
  const people = await findProfileCards(
    db,
    owners.flatMap(({ profile_id: profileId }) => profileId ?? []),
  )
  const reader: OwnersReader = {
    profileId: profileActor(actor).profileId,
    isManager: reached.relation === 'manager',
    managing: asset.manager,
  }
  const presented = owners.map((owner) => presentOwner(owner, reader, people.get(owner.profile_id ?? '')))
  return {
    OwnersVersion: asset.owners_version,
    MayEdit: reader.isManager,
    OwnersOf: building,
    Owners:
      presented.length === 0
        ? [presentSoleOwner(reader)]
        : // What is edited here are owners of the unit, which these are not.
          presented.map((owner) => (building ? { ...owner, OwnerId: null } : owner)),
    Past: past.map((share) => presentPastShare(share, asset.manager.Name)),
  }
}

/**
 * The building whose owners a unit has, null where it has its own. Who reaches the unit so reaches the building as well, and reads
 * the owners there: from here on the transaction may touch the building, and no longer the unit.
 */
async function buildingThatOwns(context: CallContext, asset: ReadAsset): Promise<{ AssetId: string; Title: string } | null> {
  if (asset.owned_through === asset.id) return null
  const { assetId } = await reachAsset(context, GetAssetOwners, asset.owned_through)
  return { AssetId: assetId, Title: asset.building_title ?? fail(PropertyNotFound) }
}
