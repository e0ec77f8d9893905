import { type Box, type Point, boxAround, crossesDateLine } from './grid.ts'
import type { ListingFilter, ListingNews, SearchArea } from './listing-filter.ts'

/*
 * A search is put together from fixed pieces of SQL, one for each filter that is set; what a person typed only ever travels
 * as a bound value.
 */

export type Where = {
  readonly values: unknown[]
  bind(value: unknown): string
  /** One more condition, which the statement's purpose tells of. */
  and(sql: string): void
  /** One more letter at the head of the shape. */
  mark(letter: string): void
  /** `where …`, or nothing. */
  text(): string
  /** One letter for each filter that is set; with a purpose it names the statement. */
  shape(): string
}

/** What a condition is about: some statements see to one in a way of their own. */
export type FilterPart = 'area' | 'bounds' | 'words' | 'facet' | 'other'
export type Bind = (value: unknown) => string

/** The conditions of a filter, but not those of the parts `without`. */
export function whereOf(filter: ListingFilter, without: readonly FilterPart[] = []): Where {
  const values: unknown[] = []
  const conditions: string[] = []
  let shape = ''
  const bind = (value: unknown) => `$${values.push(value)}`
  const add = (part: FilterPart, isSet: boolean, letter: string, sql: () => string) => {
    if (!isSet || without.includes(part)) return
    shape += letter
    conditions.push(sql())
  }

  const { area, bounds, words, news } = filter
  if (area) add('area', true, AREA_LETTERS[area.kind], () => areaCondition(area, bind))
  if (bounds) add('bounds', true, crossesDateLine(bounds) ? 'X' : 'B', () => boxCondition(bounds, bind))
  if (words) add('words', true, 'W', () => `l.words @@ ${bind(words.query)}::tsquery`)
  // The index of words knows cities, so that a common word of one city is not looked for in the country.
  if (words && (area?.kind === 'city' || area?.kind === 'street'))
    add('words', true, '', () => `array[l.city_id] @> array[${bind(area.cityId)}::int]`)
  for (const { letter, sql } of facetConditions(filter)) add('facet', true, letter, () => sql(bind))
  add('other', filter.profileId !== null, 'o', () => `l.profile_id = ${bind(filter.profileId)}`)
  add('other', (filter.maxBedrooms ?? null) !== null, 'k', () => `l.bedrooms <= ${bind(filter.maxBedrooms)}`)
  add('other', filter.accessTypeId !== null, 'a', () => `l.access_type_id = ${bind(filter.accessTypeId)}`)
  add('other', filter.minCents !== null, 'p', () => `l.search_cents >= ${bind(filter.minCents)}`)
  add('other', filter.maxCents !== null, 'q', () => `l.search_cents <= ${bind(filter.maxCents)}`)
  add('other', filter.minSquareFeet !== null, 'm', () => `l.area_square_feet >= ${bind(filter.minSquareFeet)}`)
  add('other', filter.maxSquareFeet !== null, 'n', () => `l.area_square_feet <= ${bind(filter.maxSquareFeet)}`)
  add('other', filter.amenityIds.length > 0, 'A', () => `l.amenity_ids @> ${bind(filter.amenityIds)}::int[]`)
  add(
    'other',
    filter.petsAllowedIds.length > 0,
    'P',
    () => `public.pets_welcome(l.pets_allowed_ids) && ${bind(filter.petsAllowedIds)}::int[]`,
  )
  add('other', filter.availableBy !== null, 'v', () => `(l.available_on is null or l.available_on <= ${bind(filter.availableBy)}::date)`)
  add('other', filter.hasImage, 'i', () => 'l.has_image')
  if (news) add('other', true, news.kind === 'new' ? 'N' : 'D', () => newsCondition(news, bind))

  return {
    values,
    bind,
    and: (sql) => void conditions.push(sql),
    mark: (letter) => void (shape = letter + shape),
    text: () => (conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`),
    shape: () => shape,
  }
}

type FacetCondition = { readonly letter: string; readonly sql: (bind: Bind) => string }

/** The conditions that facets are counted by; each facet leaves its own out. */
export function facetConditions(filter: ListingFilter): FacetCondition[] {
  const { categoryId, listingTypeId, assetTypeIds, minBedrooms, minBathrooms } = filter
  const [onlyType] = assetTypeIds
  const conditions: FacetCondition[] = []
  const add = (letter: string, sql: FacetCondition['sql']) => void conditions.push({ letter, sql })
  if (categoryId !== null) add('g', (bind) => `l.category_id = ${bind(categoryId)}`)
  if (listingTypeId !== null) add('l', (bind) => `l.listing_type_id = ${bind(listingTypeId)}`)
  // One type as an equality lets an index go on in its order.
  if (assetTypeIds.length === 1) add('t', (bind) => `l.asset_type_id = ${bind(onlyType)}`)
  if (assetTypeIds.length > 1) add('T', (bind) => `l.asset_type_id = any(${bind(assetTypeIds)}::smallint[])`)
  if (minBedrooms !== null) add('b', (bind) => `l.bedrooms >= ${bind(minBedrooms)}`)
  if (minBathrooms !== null) add('h', (bind) => `l.bathrooms >= ${bind(minBathrooms)}`)
  return conditions
}

const AREA_LETTERS = { city: 'c', zip: 'z', state: 's', street: 'S', homes: 'I', radius: 'R' } as const

export function areaCondition(area: SearchArea, bind: Bind): string {
  switch (area.kind) {
    case 'city':
      return `l.city_id = ${bind(area.cityId)}`
    case 'zip':
      return `l.zip = ${bind(area.zip)}`
    case 'state':
      return `l.state_id = ${bind(area.stateId)}`
    case 'street':
      return `l.city_id = ${bind(area.cityId)} and street_key(l.street) = ${bind(area.street)} and l.street is not null`
    case 'homes':
      return `l.id = any(${bind(area.ids)}::uuid[])`
    case 'radius':
      return `${boxCondition(boxAround(area.center, area.miles), bind)} and ${milesFrom(area.center, bind)} <= ${bind(area.miles)}`
  }
}

export function milesFrom(point: Point, bind: Bind): string {
  return `miles_between(${bind(point.latitude)}, ${bind(point.longitude)}, l.latitude, l.longitude)`
}

export function boxCondition(box: Box, bind: Bind): string {
  const latitude = `l.latitude between ${bind(box.south)} and ${bind(box.north)}`
  const [west, east] = [bind(box.west), bind(box.east)]
  const longitude = crossesDateLine(box) ? `(l.longitude >= ${west} or l.longitude <= ${east})` : `l.longitude between ${west} and ${east}`
  return `${latitude} and ${longitude}`
}

/** A home that came to the market within the time is new, whatever its price did since. */
function newsCondition({ kind, since, until }: ListingNews, bind: Bind): string {
  const [from, to] = [`${bind(since)}::timestamptz`, until === undefined ? null : `${bind(until)}::timestamptz`]
  const within = (column: string) => `${column} >= ${from}${to ? ` and ${column} < ${to}` : ''}`
  if (kind === 'new') return within('l.listed_at')
  return `${within('l.amount_changed_at')} and l.previous_amount_cents > l.amount_cents and l.listed_at < ${from}`
}
