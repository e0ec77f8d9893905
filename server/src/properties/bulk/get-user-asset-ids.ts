import { type GetUserAssetIds, MAX_SELECTED_ASSETS } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { assetsOf, listAssetIds, userAssetFilterOf } from '../properties/property.public.ts'

export const getUserAssetIds: Handler<typeof GetUserAssetIds> = async ({ db, actor }, input) => {
  const scope = assetsOf(profileActor(actor))
  const ids = await listAssetIds(db, scope, userAssetFilterOf(input), MAX_SELECTED_ASSETS + 1)
  return { AssetIds: ids.slice(0, MAX_SELECTED_ASSETS), IsCapped: ids.length > MAX_SELECTED_ASSETS }
}
