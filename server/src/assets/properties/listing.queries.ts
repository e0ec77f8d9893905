import type { SearchSort } from '@keystead/contract/assets/properties/property.search.ts'
import { type Db, first, only, prepare } from '../../database/db.ts'
import { type Box, type Point, boxAround, cellsOf, crossesDateLine } from './grid.ts'

/*
 * The marketplace reads `listing` alone. A search is put together from fixed pieces of SQL, one for each filter that is
 * set; what a person typed only ever travels as a bound value.
 */

/** Searches count exactly up to here; beyond it reads "1,000+". */
export const MOST_COUNTED = 1_000

export type SearchArea =
  | { readonly kind: 'city'; readonly cityId: number }
  | { readonly kind: 'zip'; readonly zip: string }
  | { readonly kind: 'state'; readonly stateId: number }
  | { readonly kind: 'radius'; readonly center: Point; readonly miles: number }

export type ListingFilter = {
  readonly area: SearchArea | null
  readonly bounds: Box | null
  readonly profileId: string | null
  readonly words: string | null
  readonly categoryId: number | null
  readonly listingTypeId: number | null
  readonly accessTypeId: number | null
  readonly assetTypeIds: readonly number[]
  readonly minCents: number | null
  readonly maxCents: number | null
  readonly minBedrooms: number | null
  readonly minBathrooms: number | null
  readonly minSquareFeet: number | null
  readonly maxSquareFeet: number | null
  readonly amenityIds: readonly number[]
}

export type ListingPage = {
  readonly sort: SearchSort
  /** Distances are measured from here. */
  readonly from: Point | null
  readonly limit: number
  readonly offset: number
}

const CARD_COLUMNS = `l.asset_id, l.title, l.category_id, l.asset_type_id, l.listing_type_id, l.amount_cents, l.rent_frequency_id,
  l.bedrooms, l.bathrooms, l.area, l.area_unit_id, l.address_line, l.city_name, l.state_id, l.zip, l.latitude, l.longitude, l.listed_at`

export type ListingCardRow = {
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
  zip: string | null
  latitude: number
  longitude: number
  listed_at: Date
  state_code: string
  distance_miles: number | null
}

export type ListingDetailsRow = ListingCardRow & {
  profile_id: string
  description: string | null
  access_type_id: number
  address_exactness: number
  floors_count: number | null
  year_built: number | null
  parking_total: number | null
  amenity_ids: number[]
  pets_allowed_ids: number[]
  advance_cents: number | null
  available_on: string | null
  lease_kind_id: number | null
  zoning: string | null
  permitted_use: string | null
}

/** Adds what other tables say to the rows of a page alone, not to those that were skipped on the way to it. */
function completed(page: string): string {
  return `select page.*, (select s.code from state s where s.id = page.state_id) as state_code from (${page}) as page`
}

/** One page of a search. */
export async function searchListings(db: Db, filter: ListingFilter, page: ListingPage): Promise<ListingCardRow[]> {
  const search = whereOf(filter)
  const distance = page.from
    ? `miles_between(${search.bind(page.from.latitude)}, ${search.bind(page.from.longitude)}, l.latitude, l.longitude)`
    : 'null'
  const text = completed(`select ${CARD_COLUMNS}, ${distance}::double precision as distance_miles
    from listing l ${search.where()}
    order by ${ORDERS[page.sort === 'distance' && !page.from ? 'newest' : page.sort]}
    limit ${search.bind(page.limit)} offset ${search.bind(page.offset)}`)
  return run<ListingCardRow>(db, search, `${page.sort}${page.from ? '@' : ''}`, text)
}

/** Every order ends in the id, so that pages never overlap. */
const ORDERS: Record<SearchSort, string> = {
  newest: 'l.listed_at desc, l.asset_id desc',
  'price-low': 'l.search_cents, l.asset_id',
  'price-high': 'l.search_cents desc, l.asset_id desc',
  area: 'l.area_square_feet desc nulls last, l.asset_id desc',
  distance: 'distance_miles, l.asset_id',
}

/** How many match, counted up to one more than is shown. */
export async function countListings(db: Db, filter: ListingFilter): Promise<number> {
  const search = whereOf(filter)
  const text = `select count(*) as count from (select from listing l ${search.where()} limit ${MOST_COUNTED + 1}) as counted`
  return only(await run<{ count: number }>(db, search, 'count', text)).count
}

/**
 * Statements whose plan does not hang on the values are planned once per connection: a search in one city or ZIP, or by
 * equalities alone. Areas, words and price bands across the country are planned with their values.
 */
async function run<Row>(db: Db, search: Where, purpose: string, text: string): Promise<Row[]> {
  return search.isPlanStable()
    ? db.prepared(prepare<Row>(`listing ${purpose} ${search.shape()}`, text), search.values)
    : db.sql<Row>(text, search.values)
}

type Where = {
  readonly values: unknown[]
  bind(value: unknown): string
  where(): string
  /** One letter for each filter that is set; with the sort it names the statement. */
  shape(): string
  isPlanStable(): boolean
}

function whereOf(filter: ListingFilter): Where {
  const values: unknown[] = []
  const conditions: { letter: string; sql: string }[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const add = (letter: string, sql: string) => void conditions.push({ letter, sql })

  if (filter.area) add(AREA_LETTERS[filter.area.kind], areaCondition(filter.area, bind))
  if (filter.bounds) add('B', boxCondition(filter.bounds, bind))
  if (filter.profileId !== null) add('o', `l.profile_id = ${bind(filter.profileId)}`)
  if (filter.words !== null) add('W', wordsCondition(bind(filter.words)))
  if (filter.categoryId !== null) add('g', `l.category_id = ${bind(filter.categoryId)}`)
  if (filter.listingTypeId !== null) add('l', `l.listing_type_id = ${bind(filter.listingTypeId)}`)
  if (filter.accessTypeId !== null) add('a', `l.access_type_id = ${bind(filter.accessTypeId)}`)
  if (filter.assetTypeIds.length > 0) add('T', `l.asset_type_id = any(${bind(filter.assetTypeIds)}::smallint[])`)
  if (filter.minCents !== null) add('p', `l.search_cents >= ${bind(filter.minCents)}`)
  if (filter.maxCents !== null) add('q', `l.search_cents <= ${bind(filter.maxCents)}`)
  if (filter.minBedrooms !== null) add('b', `l.bedrooms >= ${bind(filter.minBedrooms)}`)
  if (filter.minBathrooms !== null) add('h', `l.bathrooms >= ${bind(filter.minBathrooms)}`)
  if (filter.minSquareFeet !== null) add('m', `l.area_square_feet >= ${bind(filter.minSquareFeet)}`)
  if (filter.maxSquareFeet !== null) add('n', `l.area_square_feet <= ${bind(filter.maxSquareFeet)}`)
  if (filter.amenityIds.length > 0) add('A', `l.amenity_ids @> ${bind(filter.amenityIds)}::int[]`)

  const shape = () => conditions.map(({ letter }) => letter).join('')
  return {
    values,
    bind,
    where: () => (conditions.length === 0 ? '' : `where ${conditions.map(({ sql }) => sql).join(' and ')}`),
    shape,
    isPlanStable: () => PLAN_STABLE.test(shape()),
  }
}

const AREA_LETTERS = { city: 'c', zip: 'z', state: 's', radius: 'R' } as const
/** Few filters in a city or ZIP, one lister, or equalities alone; the shapes are few enough to keep on every connection. */
const PLAN_STABLE = /^([cz][glpqb]*|s?[gl]*|o)$/

function areaCondition(area: SearchArea, bind: (value: unknown) => string): string {
  switch (area.kind) {
    case 'city':
      return `l.city_id = ${bind(area.cityId)}`
    case 'zip':
      return `l.zip = ${bind(area.zip)}`
    case 'state':
      return `l.state_id = ${bind(area.stateId)}`
    case 'radius':
      return `${boxCondition(boxAround(area.center, area.miles), bind)} and miles_between(${bind(area.center.latitude)}, ${bind(
        area.center.longitude,
      )}, l.latitude, l.longitude) <= ${bind(area.miles)}`
  }
}

function boxCondition(box: Box, bind: (value: unknown) => string): string {
  const search = cellsOf(box)
  const cells =
    search.kind === 'cells'
      ? `l.cell = any(${bind(search.cells)}::int[])`
      : `l.cell between ${bind(search.from)}::int and ${bind(search.to)}::int`
  const latitude = `l.latitude between ${bind(box.south)} and ${bind(box.north)}`
  const [west, east] = [bind(box.west), bind(box.east)]
  const longitude = crossesDateLine(box) ? `(l.longitude >= ${west} or l.longitude <= ${east})` : `l.longitude between ${west} and ${east}`
  return `${cells} and ${latitude} and ${longitude}`
}

/** Words that are too common to search for ("the") exclude nothing. */
function wordsCondition(text: string): string {
  const query = `websearch_to_tsquery('english', ${text})`
  return `(l.words @@ ${query} or numnode(${query}) = 0)`
}

const newestWithImage = prepare<ListingCardRow, [number]>(
  'listing top',
  completed(`select ${CARD_COLUMNS}, null::double precision as distance_miles
    from listing l where l.has_image order by ${ORDERS.newest} limit $1`),
)

export async function listNewestListings(db: Db, limit: number): Promise<ListingCardRow[]> {
  return db.prepared(newestWithImage, [limit])
}

const listingById = prepare<ListingDetailsRow, [string]>(
  'listing by id',
  completed(`select ${CARD_COLUMNS}, null::double precision as distance_miles, l.profile_id, l.description, l.access_type_id, l.address_exactness,
     l.floors_count, l.year_built, l.parking_total, l.amenity_ids, l.pets_allowed_ids, l.advance_cents, l.available_on, l.lease_kind_id,
     l.zoning, l.permitted_use
   from listing l where l.asset_id = $1`),
)

export async function findListing(db: Db, assetId: string): Promise<ListingDetailsRow | null> {
  return first(await db.prepared(listingById, [assetId]))
}

/** Addresses of all listings in a fixed order, for search engines. */
export async function listListingAddresses(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; rows: { assetId: string; updatedAt: Date }[] }> {
  const { total } = only(await db.sql<{ total: number }>('select count(*) as total from listing'))
  const rows =
    limit === 0
      ? []
      : await db.sql<{ assetId: string; updatedAt: Date }>(
          'select asset_id as "assetId", updated_at as "updatedAt" from listing order by asset_id limit $1 offset $2',
          [limit, offset],
        )
  return { total, rows }
}
