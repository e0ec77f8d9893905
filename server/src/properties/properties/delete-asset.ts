import type { DeleteAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { CallFailure } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedAsset } from './property.access.ts'
import { deleteLocked } from './delete-locked.ts'
import { deletionObstacles } from './deletion-obstacles.ts'
import { getLockedAsset } from './property-guards.ts'

export const deleteAsset: Handler<typeof DeleteAsset, ReachedAsset> = async (context, input) => {
  const { scope } = context.owned
  const asset = await getLockedAsset(context.db, scope, input.AssetId)
  const [first] = await deletionObstacles(context, scope, asset)
  if (first) throw new CallFailure(first.error, first)
  await deleteLocked(context, scope, [asset.id])
  context.audit(asset.id, { title: asset.title })
  return { AssetId: asset.id }
}
