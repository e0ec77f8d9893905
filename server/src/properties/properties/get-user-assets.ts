import type { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { askHomeLeases } from './home-leases.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { assetsOf } from './property.access.ts'
import { presentUserAssetCard } from './property.present.ts'
import { MOST_COUNTED, countAssets, listAssets } from './property-list.queries.ts'
import { askPrimaryImages } from './property-images.ts'
import { userAssetFilterOf } from './user-asset-filter.ts'

export const getUserAssets: Handler<typeof GetUserAssets> = async (context, input) => {
  const { db, actor } = context
  const scope = assetsOf(profileActor(actor))
  const filter = userAssetFilterOf(input)
  const rows = await listAssets(db, scope, {
    ...filter,
    sort: input.Sort,
    limit: input.PageSize,
    offset: input.PageIndex * input.PageSize,
  })
  const count = await countAssets(db, scope, filter)
  const images = await askPrimaryImages(context, rows)
  const leases = await askHomeLeases(context, rows)
  return {
    Items: rows.map((row) => ({ ...presentUserAssetCard(row, images.get(row.id)), Lease: leases.get(row.id) ?? null })),
    PageIndex: input.PageIndex,
    PageSize: input.PageSize,
    TotalCount: Math.min(count, MOST_COUNTED),
    TotalIsCapped: count > MOST_COUNTED,
  }
}
