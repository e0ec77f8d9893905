import {
  BuildingHasUnits,
  type DeleteAsset,
  PropertyIsLet,
  PropertyIsListed,
} from '@keystead/contract/properties/properties/property.operations.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedAsset } from './property.access.ts'
import { countUnits } from './building.queries.ts'
import { deleteLocked } from './delete-locked.ts'
import { listLet } from './property.queries.ts'
import { getLockedAsset } from './property-guards.ts'

export const deleteAsset: Handler<typeof DeleteAsset, ReachedAsset> = async (context, input) => {
  const { scope } = context.owned
  const asset = await getLockedAsset(context.db, scope, input.AssetId)
  if (asset.is_listed) fail(PropertyIsListed)
  if ((await listLet(context.db, scope, [asset.id])).length > 0) fail(PropertyIsLet)
  const units = await countUnits(context.db, scope, asset.id, asset.category_id)
  if (units.all > 0) fail(BuildingHasUnits, { Units: messages.hasUnits({ count: units.all }) })
  await deleteLocked(context, scope, [asset.id])
  context.audit(asset.id, { title: asset.title })
  return { AssetId: asset.id }
}
