import { LISTING_TYPES } from '@keystead/contract/properties/fields/property.values.ts'
import type { SearchSort } from '@keystead/contract/marketplace/search/search.values.ts'
import { type Db, only, prepare } from '../../database/db.ts'
import { type Box, TENTH_OF_A_DEGREE, boxAround, cellsOf, countCells, crossesDateLine, isInCircle, isWithin, rangesOf } from './grid.ts'
import { type ListingFilter, type ListingPage, type SearchArea, isBroad, isCounted } from './listing-filter.ts'
import { CARD_COLUMNS, type ListingCardRow } from './listing.queries.ts'
import { broadFilterOf, countAround, countByFacets } from './prepared-counts.queries.ts'
import { type Bind, type FilterPart, type Where, areaCondition, boxCondition, milesFrom, whereOf } from './search-where.queries.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'

/*
 * One page of a search. The ids of its homes are found first, in an index that carries what filters ask for; then their few
 * rows are read whole. How they are found depends on what is known (decision 0026):
 *
 * - along one index in its order, where the search holds what the index leads with;
 * - in parts, the first few of each part along its index, then the first of those: a circle is its squares of a tenth of a
 *   degree, all listing types are six prices in order;
 * - everything that matches, sorted, where that is little: near a point, in an empty part of the map, with a rare word.
 */

type Order = Exclude<SearchSort, 'best'>

/** Every order ends in the id, so that pages never overlap. */
const ORDERS: Record<Order, (of: 'l' | 'found') => string> = {
  newest: (of) => `${of}.listed_at desc, ${of}.id desc`,
  'price-low': (of) => `${of}.search_cents, ${of}.id`,
  'price-high': (of) => `${of}.search_cents desc, ${of}.id desc`,
  area: (of) => `${of}.area_square_feet desc nulls last, ${of}.id desc`,
  distance: (of) => (of === 'l' ? 'miles, l.id' : 'found.miles, found.id'),
}

/** Boxes of more squares than this are not looked through square by square. */
const MOST_SQUARES = 400
const MOST_TYPES_IN_PARTS = 4
/** So few homes are rather sorted than walked past. */
const FEW_HOMES = 5_000

/** `total` where it came with the page, counted up to one more than is shown. */
export type FoundPage = { readonly rows: ListingCardRow[]; readonly total: number | null }

/** One page of a search. */
export async function searchListings(db: Db, filter: ListingFilter, page: ListingPage): Promise<FoundPage> {
  const order = page.sort === 'best' || (page.sort === 'distance' && !page.from) ? 'newest' : page.sort
  if (filter.words && page.sort === 'best') return { rows: await searchBest(db, filter, page), total: null }
  if (order === 'distance') return searchNearest(db, filter, page)
  if (await isMetOnTheWay(db, filter, page.offset + page.limit)) {
    // No index has the prices of all listing types in one order to walk along.
    if (isOfAllPrices(filter, order)) return { rows: await walk(db, filter, page, order), total: null }
    const rows = await walkPast(db, filter, page, order)
    if (rows.length === page.limit) return { rows, total: null }
  }
  // In each square a page of homes with a common word is soon met.
  if (isCommon(filter) && order !== 'area' && squaresBox(filter)) return { rows: await walk(db, filter, page, order), total: null }
  if (filter.words || (order === 'area' && squaresBox(filter)) || (await isAlmostEmpty(db, filter))) return sortAll(db, filter, page, order)
  return { rows: await walk(db, filter, page, order), total: null }
}

/** Completes the found ids of a page, which come with the column of their order. */
function completed(found: string, order: string, page: ListingPage, where: Where, alsoFound = ''): string {
  const miles = page.from ? milesFrom(page.from, where.bind) : 'null'
  return `select l.*, s.code as state_code${alsoFound} from (${found}) as found
    cross join lateral (select ${CARD_COLUMNS}, ${miles}::double precision as distance_miles from listing l where l.id = found.id limit 1) l
    cross join lateral (select code from place_state state where state.id = l.state_id limit 1) s
    order by ${order}`
}

/** The id and what the order goes by, which its index carries. */
const COLUMNS: Record<Order, string> = {
  newest: 'l.id, l.listed_at',
  'price-low': 'l.id, l.search_cents',
  'price-high': 'l.id, l.search_cents',
  area: 'l.id, l.area_square_feet',
  distance: 'l.id, l.latitude, l.longitude',
}

/** Along an index in its order, or along that of each part. */
async function walk(db: Db, filter: ListingFilter, page: ListingPage, order: Order): Promise<ListingCardRow[]> {
  const where = whereOf(filter)
  const parts = partsOf(filter, order, where)
  for (const part of parts) where.and(part.condition)
  const [limit, offset] = [where.bind(page.limit), where.bind(page.offset)]
  const walked = `select ${COLUMNS[order]} from listing l ${where.text()} order by ${ORDERS[order]('l')}`
  const found =
    parts.length === 0
      ? `${walked} limit ${limit} offset ${offset}`
      : `select found.* from ${parts.map((part) => part.source).join(' cross join ')}
         cross join lateral (${walked} limit ${limit}::int + ${offset}::int) found
         order by ${ORDERS[order]('found')} limit ${limit} offset ${offset}`
  const purpose = ['walk', order, ...parts.map((part) => part.name)].join(' ')
  return run(db, where, `${purpose}${page.from ? ' from' : ''}`, completed(found, ORDERS[order]('found'), page, where))
}

type Part = { readonly name: string; readonly source: string; readonly condition: string }

/** What an order is cut into to be that of an index. */
function partsOf(filter: ListingFilter, order: Order, { bind }: Where): Part[] {
  const { assetTypeIds, area } = filter
  const box = squaresBox(filter)
  const parts: Part[] = []
  if (box && order !== 'area') {
    const cells = bind(cellsOf(box, TENTH_OF_A_DEGREE))
    parts.push({ name: 'squares', source: `unnest(${cells}::int[]) as square (cell)`, condition: 'l.cell = square.cell' })
  }
  if (isOfAllPrices(filter, order)) {
    const types = bind(LISTING_TYPES.map((type) => type.Id))
    parts.push({
      name: 'listing types',
      source: `unnest(${types}::smallint[]) as offered (type_id)`,
      condition: 'l.listing_type_id = offered.type_id',
    })
  }
  if (order === 'newest' && isOfFewTypes(filter)) {
    const types = bind(assetTypeIds)
    parts.push({ name: 'types', source: `unnest(${types}::smallint[]) as kind (type_id)`, condition: 'l.asset_type_id = kind.type_id' })
    if (area === null) parts.push({ name: 'states', source: 'state', condition: 'l.state_id = state.id' })
  }
  return parts
}

/** By price, with listing types that stand apart in the index; what a ZIP, a street, an address or a lister has is little enough to sort. */
function isOfAllPrices({ listingTypeId, profileId, area }: ListingFilter, order: Order): boolean {
  const isByPrice = order === 'price-low' || order === 'price-high'
  return isByPrice && listingTypeId === null && profileId === null && !['zip', 'street', 'homes'].includes(area?.kind ?? '')
}

/** A type may be rare in a state, and in the country: its own index has no others to walk past. */
function isOfFewTypes({ assetTypeIds, area, bounds, profileId }: ListingFilter): boolean {
  const isWide = (area === null || area.kind === 'state') && !bounds && profileId === null
  return isWide && assetTypeIds.length > 0 && assetTypeIds.length <= MOST_TYPES_IN_PARTS
}

/** Cities, ZIPs and streets have indexes of their own, which tell less than any box. */
function boxOf({ area, bounds }: Pick<ListingFilter, 'area' | 'bounds'>): Box | null {
  if (area?.kind === 'radius') return boxAround(area.center, area.miles)
  return area === null || area.kind === 'state' ? bounds : null
}

/** The box of a filter, where its squares are few enough to look through each. */
function squaresBox(filter: ListingFilter): Box | null {
  const box = boxOf(filter)
  return box && countCells(box, TENTH_OF_A_DEGREE) <= MOST_SQUARES ? box : null
}

/** A wide box with few homes: the far north, or the sea. */
async function isAlmostEmpty(db: Db, filter: ListingFilter): Promise<boolean> {
  const box = boxOf(filter)
  return box !== null && !squaresBox(filter) && (await countAround(db, box, broadFilterOf(filter))) <= FEW_HOMES
}

export type Matches = { readonly from: string; readonly where: Where }
type MatchOptions = { readonly without?: readonly FilterPart[]; readonly also?: (bind: Bind) => string }

/**
 * Everything that a filter finds, in no order, with some columns, to select from as `l`. A box is looked through range by
 * range; the `offset` keeps the planner from turning that inside out.
 */
export function everyMatch(
  filter: ListingFilter,
  columns: string | ((bind: Bind) => string),
  { without = [], also }: MatchOptions = {},
): Matches {
  const box = boxOf(filter)
  // A wide box has more homes than the index of words names.
  const isLookedThrough = box !== null && (filter.words === null || (isCommon(filter) && squaresBox(filter) !== null))
  const spatial = filter.area?.kind === 'radius' ? 'area' : 'bounds'
  // A common word is read off each home: as a condition of the ranges it would be looked up in the whole country for each.
  const where = whereOf(filter, isLookedThrough ? [...without, spatial, 'words'] : without)
  if (also) where.and(also(where.bind))
  const selected = typeof columns === 'string' ? columns : columns(where.bind)
  if (!isLookedThrough) return { from: `(select ${selected} from listing l ${where.text()}) l`, where }
  const { area, bounds } = filter
  const isInside = (square: Box) => (area?.kind === 'radius' ? isInCircle(square, area.center, area.miles) : isWithin(square, box))
  const ranges = rangesOf(box, isInside)
  const [low, high, inside] = [ranges.map((range) => range.low), ranges.map((range) => range.high), ranges.map((range) => range.isInside)]
  where.mark(area?.kind === 'radius' ? 'R' : crossesDateLine(box) ? 'X' : 'B')
  where.and('l.fine_cell between squares.low and squares.high')
  const exactly = area?.kind === 'radius' ? areaCondition(area, where.bind) : bounds && boxCondition(bounds, where.bind)
  where.and(`(squares.is_inside or ${exactly ?? true})`)
  const squares = `unnest(${where.bind(low)}::int[], ${where.bind(high)}::int[], ${where.bind(inside)}::boolean[]) as squares (low, high, is_inside)`
  const inSquares = (columns: string) => `${squares} cross join lateral (select ${columns} from listing l ${where.text()} offset 0) l`
  if (filter.words === null) return { from: inSquares(selected), where }
  where.mark('W')
  return { from: `(select ${selected} from ${inSquares('l.*')} where l.words @@ ${where.bind(filter.words.query)}::tsquery) l`, where }
}

/** Whoever sorts all has counted all. */
async function sortAll(db: Db, filter: ListingFilter, page: ListingPage, order: Order): Promise<FoundPage> {
  const { from, where } = everyMatch(filter, COLUMNS[order])
  const miles = order === 'distance' && page.from ? `, ${milesFrom(page.from, where.bind)} as miles` : ''
  const found = `select ${COLUMNS[order]}${miles}, count(*) over () as total from ${from} order by ${ORDERS[order]('l')}
    limit ${where.bind(page.limit)} offset ${where.bind(page.offset)}`
  const text = completed(found, ORDERS[order]('found'), page, where, ', found.total')
  const rows = await run<ListingCardRow & { total: number }>(db, where, `all ${order}${page.from ? ' from' : ''}`, text)
  const [first] = rows
  return { rows, total: first ? Math.min(first.total, MOST_COUNTED + 1) : null }
}

const FIRST_RING_MILES = 2
const LAST_RING_MILES = 64

/** In circles around the point, each twice as wide as the last, until one holds the page. */
async function searchNearest(db: Db, filter: ListingFilter, page: ListingPage): Promise<FoundPage> {
  const { from: center } = page
  const widest = filter.area?.kind === 'radius' ? filter.area.miles : LAST_RING_MILES
  if (center && page.offset + page.limit < FEW_HOMES) {
    for (let miles = FIRST_RING_MILES; miles < widest; miles *= 2) {
      const rows = await searchRing(db, filter, page, { kind: 'radius', center, miles })
      if (rows.length === page.limit) return { rows, total: null }
    }
  }
  return sortAll(db, filter, page, 'distance')
}

/** The ring takes the place of a radius; a city or a ZIP stays a condition beside it. */
async function searchRing(
  db: Db,
  filter: ListingFilter,
  page: ListingPage,
  ring: SearchArea & { kind: 'radius' },
): Promise<ListingCardRow[]> {
  const { area } = filter
  const also = area && area.kind !== 'radius' ? (bind: Bind) => areaCondition(area, bind) : undefined
  const { from, where } = everyMatch({ ...filter, area: ring }, COLUMNS.distance, also && { also })
  const found = `select l.id, ${milesFrom(ring.center, where.bind)} as miles from ${from}
    order by ${ORDERS.distance('l')} limit ${where.bind(page.limit)} offset ${where.bind(page.offset)}`
  return run(db, where, `ring ${area?.kind ?? ''}`, completed(found, ORDERS.distance('found'), page, where))
}

/*
 * Words. A common word is met every few homes on the way along an order; a rare one is looked up in the index of words, and
 * what has it is little enough to sort. Neither way is ever asked for the other's work: the walk gives up after some
 * thousand homes, which only happens when several common words hardly ever meet.
 */

/** With words as common as this, a part of the map is looked through for them; rarer ones are looked up. */
const COMMON_SHARE = 0.01
const LONGEST_WALK = 3_000
/** `best` puts the best first among so many of the newest; beyond them, the newest first. */
const RANKED = 200
/** With so many homes expected to have a common word, no one counts them. */
const CERTAINLY_MORE = 20 * MOST_COUNTED

function isCommon({ words }: ListingFilter): boolean {
  return words !== null && words.share >= COMMON_SHARE
}

/** Whether a walk along an order is likely to meet so many homes with the words soon enough: in a city it is soon looked up. */
async function isMetOnTheWay(db: Db, filter: ListingFilter, homes: number): Promise<boolean> {
  const { words, area } = filter
  if (words === null) return false
  const worthWalking = area === null || area.kind === 'state' ? LONGEST_WALK / 1.5 : LONGEST_WALK / 4
  return words.share * worthWalking >= homes && (boxOf(filter) === null || (await isMostOfAll(db, filter)))
}

/** A box so wide that most of what a walk passes is in it: a map of half the country. */
const WIDE_SHARE = 0.25
async function isMostOfAll(db: Db, filter: ListingFilter): Promise<boolean> {
  const { area, bounds } = filter
  if (area?.kind === 'radius' || bounds === null || squaresBox(filter)) return false
  return (
    (await countAround(db, bounds, broadFilterOf(filter))) >=
    WIDE_SHARE * (await countByFacets(db, { ...filter, assetTypeIds: [], minBedrooms: null, minBathrooms: null }))
  )
}

/** The homes that a walk passes before it gives up, and of them those with the words. */
function passed(filter: ListingFilter, where: Where, order: Order): string {
  const { text, bind } = where
  return `(select * from (select l.id, l.listed_at, l.search_cents, l.area_square_feet, l.words from listing l ${text()}
    order by ${ORDERS[order]('l')} limit ${LONGEST_WALK}) l where l.words @@ ${bind(filter.words?.query)}::tsquery) l`
}

async function walkPast(db: Db, filter: ListingFilter, page: ListingPage, order: Order): Promise<ListingCardRow[]> {
  const where = whereOf(filter, ['words'])
  const found = `select ${COLUMNS[order]} from ${passed(filter, where, order)} order by ${ORDERS[order]('l')}
    limit ${where.bind(page.limit)} offset ${where.bind(page.offset)}`
  return run(db, where, `past ${order}${page.from ? ' from' : ''}`, completed(found, ORDERS[order]('found'), page, where))
}

async function searchBest(db: Db, filter: ListingFilter, page: ListingPage): Promise<ListingCardRow[]> {
  const atLeast = Math.max(RANKED, page.offset + page.limit)
  if (await isMetOnTheWay(db, filter, atLeast)) {
    const where = whereOf(filter, ['words'])
    const { rows, matches } = await rank(db, where, 'past', passed(filter, where, 'newest'), filter, page, atLeast)
    if (matches >= atLeast) return rows
  }
  const { from, where } = everyMatch(filter, 'l.id, l.listed_at, l.words')
  return (await rank(db, where, 'all', from, filter, page, atLeast)).rows
}

/** Answers how many matches it saw, too: when they are fewer than asked for, there may be others. */
async function rank(
  db: Db,
  where: Where,
  purpose: string,
  source: string,
  filter: ListingFilter,
  page: ListingPage,
  atLeast: number,
): Promise<{ rows: ListingCardRow[]; matches: number }> {
  const ranked = `select l.id, l.listed_at, count(*) over () as matches,
      case when row_number() over (order by ${ORDERS.newest('l')}) <= ${RANKED} then ts_rank(l.words, ${where.bind(filter.words?.query)}::tsquery) else -1 end as rank
    from (select l.id, l.listed_at, l.words from ${source} order by ${ORDERS.newest('l')} limit ${where.bind(atLeast)}) l`
  const order = 'found.rank desc, found.listed_at desc, found.id desc'
  const found = `select found.* from (${ranked}) found order by ${order} limit ${where.bind(page.limit)} offset ${where.bind(page.offset)}`
  const text = completed(found, order, page, where, ', found.matches')
  const rows = await run<ListingCardRow & { matches: number }>(db, where, `best ${purpose}${page.from ? ' from' : ''}`, text)
  return { rows, matches: rows[0]?.matches ?? 0 }
}

/** How many match, counted up to one more than is shown. */
export async function countListings(db: Db, filter: ListingFilter): Promise<number> {
  if (isCounted(filter)) return Math.min(await countByFacets(db, filter), MOST_COUNTED + 1)
  if (await isCertainlyMore(db, filter)) return MOST_COUNTED + 1
  const { from, where } = everyMatch(filter, '1')
  const text = `select count(*) as count from (select from ${from} limit ${MOST_COUNTED + 1}) as counted`
  return only(await run<{ count: number }>(db, where, 'count', text)).count
}

/** Common words and little else: by the statistics of the database, twenty times more than is ever counted. */
async function isCertainlyMore(db: Db, filter: ListingFilter): Promise<boolean> {
  const others = { ...filter, words: null }
  if (!filter.words || !isCommon(filter) || !isBroad(others)) return false
  return filter.words.share * (await countByFacets(db, others)) >= CERTAINLY_MORE
}

/** Equalities and limits of what indexes carry; the statements of these shapes are few enough to keep on every connection. */
const PLAN_STABLE = /^[czSsR]?[gltTpqbkhi]*$/

/** Statements whose plan does not hang on the values are planned once per connection, others with their values. */
async function run<Row = ListingCardRow>(db: Db, where: Where, purpose: string, text: string): Promise<Row[]> {
  const shape = where.shape()
  return PLAN_STABLE.test(shape)
    ? db.prepared(prepare<Row>(`listing ${purpose} ${shape}`, text), where.values)
    : db.sql<Row>(text, where.values)
}
