import type { GetUserAssetDetails } from '@keystead/contract/assets/properties/property.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { assetsOf } from './property.access.ts'
import { presentUserAssetDetails } from './property.present.ts'
import { getAsset } from './property-guards.ts'
import { listImagesOf } from './property-images.queries.ts'

export const getUserAssetDetails: Handler<typeof GetUserAssetDetails> = async ({ db, actor }, input) => {
  const asset = await getAsset(db, assetsOf(profileActor(actor)), input.AssetId)
  return presentUserAssetDetails(asset, await listImagesOf(db, asset.id))
}
