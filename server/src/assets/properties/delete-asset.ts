import { type DeleteAsset, PropertyIsListed } from '@keystead/contract/assets/properties/property.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { assetsOf } from './property.access.ts'
import { markDeleted } from './property.queries.ts'
import { getLockedAsset } from './property-guards.ts'

export const deleteAsset: Handler<typeof DeleteAsset> = async (context, input) => {
  const scope = assetsOf(profileActor(context.actor))
  const asset = await getLockedAsset(context.db, scope, input.AssetId)
  if (asset.is_listed) fail(PropertyIsListed)
  await markDeleted(context.db, scope, asset.id)
  context.audit(asset.id, { title: asset.title })
  return { AssetId: asset.id }
}
