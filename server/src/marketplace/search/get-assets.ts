import type { GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { Db } from '../../database/db.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith } from '../../rpc/page.ts'
import { listPrimaryImages } from '../../properties/images/image.public.ts'
import type { ListingFilter } from './listing-filter.ts'
import { presentListingCard } from './listing.present.ts'
import type { ListingCardRow } from './listing.queries.ts'
import { findRelaxations } from './relaxations.ts'
import { understandSearch } from './search-filter.ts'
import { type MarketPlace, middleOf } from './search-place.ts'
import { countListings, searchListings } from './search.queries.ts'

export const getAssets: Handler<typeof GetAssets> = async ({ db }, input) => {
  const { filter, place, placeIsUnknown } = await understandSearch(db, input)
  if (placeIsUnknown) return { ...pageWith([], input, 0), Place: null, PlaceIsUnknown: true, Relaxations: [] }
  const from = place && middleOf(place)
  const offset = input.PageIndex * input.PageSize
  const found = await searchListings(db, filter, { sort: input.Sort, from, limit: input.PageSize, offset })
  const { rows } = found
  const count = found.total ?? (await totalOf(db, filter, rows, { offset, pageSize: input.PageSize }))
  const images = await listPrimaryImages(
    db,
    rows.map((row) => row.asset_id),
  )
  return {
    ...pageWith(
      rows.map((row) => presentListingCard(row, images.get(row.asset_id))),
      input,
      count,
    ),
    Place: place && presentPlace(place),
    PlaceIsUnknown: false,
    Relaxations: count === 0 ? await findRelaxations(db, filter, from) : [],
  }
}

/** Homes of an address are to a reader what a street is: one line of a map. */
function presentPlace({ text, kind, latitude, longitude }: MarketPlace) {
  return { Text: text, Kind: kind === 'homes' ? ('street' as const) : kind, Latitude: latitude, Longitude: longitude }
}

/** The last page tells the total by itself. */
async function totalOf(
  db: Db,
  filter: ListingFilter,
  rows: readonly ListingCardRow[],
  { offset, pageSize }: { offset: number; pageSize: number },
): Promise<number> {
  const isLastPage = rows.length < pageSize && (rows.length > 0 || offset === 0)
  return isLastPage ? offset + rows.length : countListings(db, filter)
}
