import { GetAssetOwners } from '@keystead/contract/properties/owners/owner.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { type ReachedAsset, getAsset } from '../properties/property.public.ts'
import { ownersOfReached } from './owner.access.ts'
import { type OwnersReader, presentOwner, presentPastShare, presentSoleOwner } from './owner.present.ts'
import { listOwners, listPastShares } from './owner.queries.ts'

export const getAssetOwners: Handler<typeof GetAssetOwners, ReachedAsset> = async (context, input) => {
  const { actor, db } = context
  const reached = context.owned
  const asset = await getAsset(db, reached.scope, input.AssetId, reached)
  const scope = ownersOfReached(reached)
  const owners = await listOwners(db, scope, asset.id)
  const people = await findProfileCards(
    db,
    owners.flatMap(({ profile_id: profileId }) => profileId ?? []),
  )
  const reader: OwnersReader = {
    profileId: profileActor(actor).profileId,
    isManager: reached.relation === 'manager',
    managing: asset.manager,
  }
  return {
    OwnersVersion: asset.owners_version,
    MayEdit: reader.isManager,
    Owners:
      owners.length === 0
        ? [presentSoleOwner(reader)]
        : owners.map((owner) => presentOwner(owner, reader, people.get(owner.profile_id ?? ''))),
    Past: (await listPastShares(db, scope, asset.id)).map((share) => presentPastShare(share, asset.manager.Name)),
  }
}
