import type { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { askHomeLeases } from './home-leases.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { assetsOf } from './property.access.ts'
import { presentUserAssetCard } from './property.present.ts'
import { countAssets, listAssets } from './property-list.queries.ts'
import { askPrimaryImages } from './property-images.ts'
import { userAssetFilterOf } from './user-asset-filter.ts'

export const getUserAssets: Handler<typeof GetUserAssets> = async (context, input) => {
  const { db, actor } = context
  const scope = assetsOf(profileActor(actor))
  const filter = userAssetFilterOf(input)
  const rows = await listAssets(db, scope, {
    ...filter,
    sort: input.Sort,
    ...rowsOf(input),
  })
  const count = await countAssets(db, scope, filter)
  const images = await askPrimaryImages(context, rows)
  const leases = await askHomeLeases(context, rows)
  return pageWith(
    rows.map((row) => ({ ...presentUserAssetCard(row, images.get(row.id)), Lease: leases.get(row.id) ?? null })),
    input,
    count,
  )
}
