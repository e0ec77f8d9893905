import { type Db, first, only, prepare } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { ListingFactsRow } from './listing-facts.ts'

/*
 * The marketplace reads `listing` and its view of facts alone; a preview reads `listing_shown`, of which it is made. Searches are in `search.queries.ts`.
 */

export const CARD_COLUMNS = `l.id, l.asset_id, l.title, l.category_id, l.asset_type_id, l.listing_type_id, l.amount_cents, l.rent_frequency_id,
  l.bedrooms, l.bathrooms, l.area, l.area_unit_id, l.address_line, l.city_name, l.state_id, l.zip, l.latitude, l.longitude, l.pin_placed, l.listed_at,
  l.previous_amount_cents, l.amount_changed_at, l.available_on`

export type ListingCardRow = {
  /** Of the offer. */
  id: string
  asset_id: string
  title: string
  category_id: number
  asset_type_id: number
  listing_type_id: number
  amount_cents: number
  rent_frequency_id: number | null
  bedrooms: number | null
  bathrooms: number | null
  area: number | null
  area_unit_id: number
  address_line: string | null
  city_name: string
  state_id: number
  zip: string | null
  latitude: number
  pin_placed: boolean
  longitude: number
  listed_at: Date
  available_on: string | null
  previous_amount_cents: number | null
  amount_changed_at: Date | null
  state_code: string
  distance_miles: number | null
}

export type ListingDetailsRow = ListingFactsRow & Pick<ListingCardRow, 'state_code' | 'distance_miles'>

export type OfferRow = { listing_type_id: number; amount_cents: number; rent_frequency_id: number | null }

/** Adds what other tables say to the rows of a page alone, not to those that were skipped on the way to it. */
function completed(page: string): string {
  return `select page.*, (select s.code from place_state s where s.id = page.state_id) as state_code from (${page}) as page`
}

const newestWithImage = prepare<ListingCardRow, [number]>(
  'listing top',
  completed(`select ${CARD_COLUMNS}, null::double precision as distance_miles
    from listing l where l.has_image order by l.listed_at desc, l.id desc limit $1`),
)

export async function listNewestListings(db: Db, limit: number): Promise<ListingCardRow[]> {
  return db.prepared(newestWithImage, [limit])
}

const cardsByAsset = prepare<ListingCardRow, [readonly string[]]>(
  'listing cards',
  completed(`select ${CARD_COLUMNS}, null::double precision as distance_miles from listing l where l.id = any($1::uuid[])`),
)

/** Those of some homes that are listed, each by its first offer. */
export async function listListingCards(db: Db, assetIds: readonly string[]): Promise<ListingCardRow[]> {
  return db.prepared(cardsByAsset, [assetIds])
}

/** `listing_facts`, or `listing_shown`, in which homes that are off the market stand as they would be listed. */
function detailsFrom(source: 'listing_facts' | 'listing_shown'): string {
  return completed(`select l.*, null::double precision as distance_miles from ${source} l where l.asset_id = $1 and l.id = l.asset_id`)
}

function offersFrom(source: 'listing' | 'listing_shown'): string {
  return `select l.listing_type_id, l.amount_cents, l.rent_frequency_id from ${source} l where l.asset_id = $1 order by l.id <> l.asset_id`
}

const listingOfAsset = prepare<ListingDetailsRow, [string]>('listing by id', detailsFrom('listing_facts'))

/** A home by its first offer, whose id it has. */
export async function findListing(db: Db, assetId: string): Promise<ListingDetailsRow | null> {
  return first(await db.prepared(listingOfAsset, [assetId]))
}

const offersOfAsset = prepare<OfferRow, [string]>('listing offers', offersFrom('listing'))

/** Everything that a listed home is offered for, the first offer first. */
export async function listOffers(db: Db, assetId: string): Promise<OfferRow[]> {
  return db.prepared(offersOfAsset, [assetId])
}

/** A home of one's own, or entrusted to one, as strangers would see it. */
export async function findShown(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
): Promise<{ listing: ListingDetailsRow; offers: OfferRow[] } | null> {
  const owned = 'exists (select from asset_holding a where a.id = $1 and a.account_id = $2)'
  const listing = first(
    await db.sql<ListingDetailsRow>(`select * from (${detailsFrom('listing_shown')}) as shown where ${owned}`, [assetId, scope.accountId]),
  )
  if (!listing) return null
  return { listing, offers: await db.sql<OfferRow>(offersFrom('listing_shown'), [assetId]) }
}

/** Addresses of all listings in a fixed order, for search engines. */
export async function listListingAddresses(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; rows: { assetId: string; updatedAt: Date }[] }> {
  const { total } = only(await db.sql<{ total: number }>('select count(*) as total from listing where id = asset_id'))
  const rows =
    limit === 0
      ? []
      : await db.sql<{ assetId: string; updatedAt: Date }>(
          'select asset_id as "assetId", updated_at as "updatedAt" from listing where id = asset_id order by id limit $1 offset $2',
          [limit, offset],
        )
  return { total, rows }
}
