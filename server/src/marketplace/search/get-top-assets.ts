import type { GetTopAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { presentListingCard } from './listing.present.ts'
import { listNewestListings } from './listing.queries.ts'
import { listPrimaryImages } from '../../properties/images/image.public.ts'

export const getTopAssets: Handler<typeof GetTopAssets> = async ({ db }, input) => {
  const rows = await listNewestListings(db, input.Count)
  const images = await listPrimaryImages(
    db,
    rows.map((row) => row.asset_id),
  )
  return { Items: rows.map((row) => presentListingCard(row, images.get(row.asset_id))) }
}
