import { type GetSimilarAssets, SIMILAR_ASSETS } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { listPrimaryImages } from '../../properties/images/image.public.ts'
import { presentListingCard } from './listing.present.ts'
import { type ListingCardRow, findListing } from './listing.queries.ts'
import { searchListings } from './search.queries.ts'
import { similarSteps } from './similar-steps.ts'

export const getSimilarAssets: Handler<typeof GetSimilarAssets> = async ({ db }, input) => {
  const home = (await findListing(db, input.AssetId)) ?? fail(PropertyNotFound)
  const rows: ListingCardRow[] = []
  const [first, ...others] = similarSteps(home)
  let reached = first!
  for (const step of [first!, ...others]) {
    // The home itself and those that are there already fit as well.
    const limit = SIMILAR_ASSETS + 1 + rows.length
    const found = await searchListings(db, step.filter, { sort: 'newest', from: null, limit, offset: 0 })
    const fresh = found.rows.filter((row) => row.asset_id !== home.asset_id && !rows.some(({ id }) => id === row.id))
    if (fresh.length > 0) reached = step
    rows.push(...fresh.slice(0, SIMILAR_ASSETS - rows.length))
    if (rows.length === SIMILAR_ASSETS) break
  }
  const images = await listPrimaryImages(
    db,
    rows.map((row) => row.asset_id),
  )
  return {
    Items: rows.map((row) => presentListingCard(row, images.get(row.asset_id))),
    Reach: reached.reach,
    AnyBedrooms: reached.anyBedrooms,
    AnyPrice: reached.anyPrice,
  }
}
