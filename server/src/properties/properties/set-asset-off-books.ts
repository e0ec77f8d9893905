import { SetAssetOffBooks } from '@keystead/contract/properties/properties/property.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedAsset } from './property.access.ts'
import { setOffBooks } from './property.queries.ts'
import { reachLockedAsset } from './reach-locked-asset.ts'

export const setAssetOffBooks: Handler<typeof SetAssetOffBooks, ReachedAsset> = async (context, { Reason }) => {
  const { reached, asset } = await reachLockedAsset(context, SetAssetOffBooks)
  await setOffBooks(context.db, reached.scope, asset.id, Reason)
  context.audit(asset.id, { offBooks: Reason })
  return { AssetId: asset.id, OffBooksReason: Reason }
}
