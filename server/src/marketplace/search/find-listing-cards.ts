import type { ListingCard } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import type { Db } from '../../database/db.ts'
import { listPrimaryImages } from '../../properties/images/image.public.ts'
import { presentListingCard } from './listing.present.ts'
import { listListingCards } from './listing.queries.ts'

/** Those of some properties that are listed now, by the id of the property, each by its first offer. */
export async function findListingCards(db: Db, assetIds: readonly string[]): Promise<Map<string, ListingCard>> {
  if (assetIds.length === 0) return new Map()
  const rows = await listListingCards(db, assetIds)
  const images = await listPrimaryImages(
    db,
    rows.map((row) => row.asset_id),
  )
  return new Map(rows.map((row) => [row.asset_id, presentListingCard(row, images.get(row.asset_id))]))
}
