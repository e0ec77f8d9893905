import type { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { assetsOf } from './property.access.ts'
import { presentUserAssetCard } from './property.present.ts'
import { MOST_COUNTED, countAssets, listAssets } from './property.queries.ts'
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
  return {
    Items: rows.map((row) => ({
      ...presentUserAssetCard(row, images.get(row.id)),
      // Of those whose lease ends soon, so never without an end.
      LeaseEndsOn: filter.needs === 'lease' ? row.leased_through : null,
    })),
    PageIndex: input.PageIndex,
    PageSize: input.PageSize,
    TotalCount: Math.min(count, MOST_COUNTED),
    TotalIsCapped: count > MOST_COUNTED,
  }
}
