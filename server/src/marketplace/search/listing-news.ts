import type { ListingCard } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import type { SearchFilters } from '@keystead/contract/marketplace/search/search.fields.ts'
import type { Db } from '../../database/db.ts'
import { listPrimaryImages } from '../../properties/images/image.public.ts'
import type { ListingFilter, ListingNews } from './listing-filter.ts'
import { presentListingCard } from './listing.present.ts'
import { understandSearch } from './search-filter.ts'
import { countListings, searchListings } from './search.queries.ts'

/** What a search finds among the homes that are new, or cheaper, since a moment; the newest first. */
export async function findListingNews(db: Db, filters: SearchFilters, news: ListingNews, limit: number): Promise<ListingCard[]> {
  const filter = limit > 0 ? await newsFilter(db, filters, news) : null
  if (!filter) return []
  const { rows } = await searchListings(db, filter, { sort: 'newest', from: null, limit, offset: 0 })
  const images = await listPrimaryImages(
    db,
    rows.map((row) => row.asset_id),
  )
  return rows.map((row) => presentListingCard(row, images.get(row.asset_id)))
}

/** How many homes have come to the market since then that a search finds; counted as far as any search is. */
export async function countNewListings(db: Db, filters: SearchFilters, since: string): Promise<number> {
  const filter = await newsFilter(db, filters, { kind: 'new', since })
  return filter ? countListings(db, filter) : 0
}

/** Null where the place of the search is not known: such a search finds nothing. */
async function newsFilter(db: Db, filters: SearchFilters, news: ListingNews): Promise<ListingFilter | null> {
  const { filter, placeIsUnknown } = await understandSearch(db, filters)
  return placeIsUnknown ? null : { ...filter, news }
}
