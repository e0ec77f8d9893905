import type { GetAssetOwners } from '@keystead/contract/assets/owners/owner.operations.ts'
import { PropertyNotFound } from '@keystead/contract/assets/properties/property.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { findProfileCards } from '../../users/profiles/profile.public.ts'
import { assetsOf, getAsset } from '../properties/property.public.ts'
import { assetOwnersOf } from './owner.access.ts'
import { presentOwner, presentPastShare, presentSoleOwner } from './owner.present.ts'
import { listOwners, listPastShares } from './owner.queries.ts'

export const getAssetOwners: Handler<typeof GetAssetOwners> = async ({ db, actor }, input) => {
  const asset = await getAsset(db, assetsOf(profileActor(actor)), input.AssetId)
  const scope = assetOwnersOf(profileActor(actor))
  const managing = (await findProfileCards(db, [asset.managing_profile_id])).get(asset.managing_profile_id) ?? fail(PropertyNotFound)
  const owners = await listOwners(db, scope, asset.id)
  return {
    OwnersVersion: asset.owners_version,
    Owners: owners.length === 0 ? [presentSoleOwner(managing.Name)] : owners.map((owner) => presentOwner(owner, managing.Name)),
    Past: (await listPastShares(db, scope, asset.id)).map((share) => presentPastShare(share, managing.Name)),
  }
}
