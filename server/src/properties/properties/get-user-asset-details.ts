import { GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedAsset } from './property.access.ts'
import { presentUserAssetDetails } from './property.present.ts'
import { getAsset } from './property-guards.ts'
import { askImagesOf } from './property-images.ts'

export const getUserAssetDetails: Handler<typeof GetUserAssetDetails, ReachedAsset> = async (context, input) => {
  const { db } = context
  const reached = context.owned
  const asset = await getAsset(db, reached.scope, input.AssetId, reached)
  return presentUserAssetDetails(asset, await askImagesOf(context, asset))
}
