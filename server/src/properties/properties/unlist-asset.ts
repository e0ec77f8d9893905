import { UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedAsset } from './property.access.ts'
import { announceEdit } from './announce-edit.ts'
import { presentUserAssetDetails } from './property.present.ts'
import { takeOffMarket } from './property.queries.ts'
import { getAsset } from './property-guards.ts'
import { askImagesOf } from './property-images.ts'
import { reachLockedAsset } from './reach-locked-asset.ts'

export const unlistAsset: Handler<typeof UnlistAsset, ReachedAsset> = async (context, input) => {
  const { db } = context
  const { reached, asset } = await reachLockedAsset(context, UnlistAsset)
  const { scope } = reached
  if (asset.is_listed) await takeOffMarket(db, scope, [asset.id], input.Reason)
  await announceEdit(db, reached)
  context.audit(asset.id, { wasListed: asset.is_listed, reason: input.Reason })
  const shown = await getAsset(db, scope, asset.id, reached)
  return presentUserAssetDetails(shown, await askImagesOf(context, shown))
}
