import { UnlistAsset } from '@keystead/contract/assets/properties/property.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { announceEdit } from './announce-edit.ts'
import { reachAsset } from './property.access.ts'
import { presentUserAssetDetails } from './property.present.ts'
import { takeOffMarket } from './property.queries.ts'
import { getAsset, getLockedAsset } from './property-guards.ts'
import { listImagesOf } from './property-images.queries.ts'

export const unlistAsset: Handler<typeof UnlistAsset> = async (context, input) => {
  const { db } = context
  const reached = await reachAsset(context, UnlistAsset, input.AssetId)
  const { scope } = reached
  const asset = await getLockedAsset(db, scope, input.AssetId)
  if (asset.is_listed) await takeOffMarket(db, scope, [asset.id], input.Reason)
  await announceEdit(db, reached)
  context.audit(asset.id, { wasListed: asset.is_listed, reason: input.Reason })
  return presentUserAssetDetails(await getAsset(db, scope, asset.id, reached), await listImagesOf(db, asset.id))
}
