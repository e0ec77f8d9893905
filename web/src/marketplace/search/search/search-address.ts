import type { SearchFilters } from '@keystead/contract/marketplace/search/search.fields.ts'
import { LATITUDES, LONGITUDES, RADIUS, SEARCH_SORTS, type SearchSort } from '@keystead/contract/marketplace/search/search.values.ts'
import {
  AMENITIES,
  AREAS,
  ASSET_TYPES,
  BATHROOMS,
  BEDROOMS,
  PETS_SEARCHED,
  assetType,
} from '@keystead/contract/properties/fields/property.values.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import { hints, invalidMessage } from '@keystead/contract/text/messages.ts'
import { isCalendarDate } from '@keystead/contract/values/dates.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { moneyTextFromTyped } from '@keystead/contract/values/money.ts'
import { type NumberRange, isInRange } from '@keystead/contract/values/numbers.ts'
import { LONGEST_SEARCH, searchWords } from '@keystead/contract/values/search-words.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../../navigation/list-page.ts'
import {
  SEARCH_PARAMS,
  type Words,
  accessTypeWords,
  amenityWords,
  assetTypeWords,
  categoryWords,
  listingTypeWords,
  petsWords,
  YES,
} from './search-words.ts'
import { text as limits } from './search-address.text.ts'

/*
 * The address of a search and the input of GetAssets are the same thing in two spellings:
 * `/Properties?place=Denver,+CO&for=rent&max=3000&beds=2`. What an address says wrongly is left out, never refused:
 * people shorten addresses, and forms without script send every field, filled in or not.
 */

/** A whole search, every field there: the input of GetAssets. */
export type PropertySearch = Required<SearchFilters> & { PageIndex: number; PageSize: number }
export type MapBox = NonNullable<SearchFilters['Bounds']>

/** What fits a grid of two or three columns. */
const GRID_PAGE_SIZE = 12

export const ANY_PROPERTY: PropertySearch = {
  Place: null,
  RadiusMiles: null,
  Bounds: null,
  ProfileId: null,
  Text: null,
  CategoryId: null,
  AssetTypeIds: [],
  ListingTypeId: null,
  AccessTypeId: null,
  MinPrice: null,
  MaxPrice: null,
  MinBedrooms: null,
  MinBathrooms: null,
  MinArea: null,
  MaxArea: null,
  AmenityIds: [],
  PetsAllowedIds: [],
  AvailableBy: null,
  HasImage: null,
  Sort: 'newest',
  PageIndex: 0,
  PageSize: GRID_PAGE_SIZE,
}

const names = SEARCH_PARAMS

export function searchFromAddress(params: URLSearchParams): PropertySearch {
  const text = (name: string) => searchWords(params.get(name) ?? '') || null
  const place = taken(text(names.place), (typed) => typed.length <= LONGEST_SEARCH.place)
  const categoryId = idOf(categoryWords, text(names.category))
  const [minPrice, maxPrice] = inOrder(typedPrice(text(names.minPrice)), typedPrice(text(names.maxPrice)))
  const [minArea, maxArea] = inOrder(numberIn(AREAS, text(names.minArea)), numberIn(AREAS, text(names.maxArea)))
  const words = taken(text(names.words), (typed) => typed.length <= LONGEST_SEARCH.words)
  return {
    Place: place,
    // Distances are measured from a place.
    RadiusMiles: place ? numberIn(RADIUS, text(names.radius)) : null,
    Bounds: boxFrom(text(names.box)),
    ProfileId: taken(text(names.lister), isRowId),
    Text: words,
    CategoryId: categoryId,
    AssetTypeIds: idsOf(assetTypeWords, ASSET_TYPES, params.getAll(names.types)).filter(
      (id) => categoryId === null || assetType(id)?.CategoryId === categoryId,
    ),
    ListingTypeId: idOf(listingTypeWords, text(names.listingType)),
    AccessTypeId: idOf(accessTypeWords, text(names.access)),
    MinPrice: minPrice,
    MaxPrice: maxPrice,
    MinBedrooms: numberIn(BEDROOMS, text(names.beds)),
    MinBathrooms: numberIn(BATHROOMS, text(names.baths)),
    MinArea: minArea,
    MaxArea: maxArea,
    AmenityIds: idsOf(amenityWords, AMENITIES, params.getAll(names.amenities)),
    PetsAllowedIds: idsOf(petsWords, PETS_SEARCHED, params.getAll(names.pets)),
    AvailableBy: taken(text(names.availableBy), isCalendarDate),
    HasImage: text(names.photos) === YES || null,
    Sort: possibleSort(SEARCH_SORTS.find((sort) => sort === text(names.sort)) ?? null, { Place: place, Text: words }),
    PageIndex: pageIndexOf(params),
    PageSize: pageSizeOf(params, GRID_PAGE_SIZE),
  }
}

/** The address of a search; only what differs from looking at everything is written. */
export function addressOfSearch(search: PropertySearch): string {
  const query = searchQuery(search)
  return query === '' ? paths.properties() : `${paths.properties()}?${query}`
}

function searchQuery(search: PropertySearch): string {
  const written: [name: string, value: string | number | null][] = [
    [names.place, search.Place],
    [names.radius, search.RadiusMiles],
    [names.box, search.Bounds && boxText(search.Bounds)],
    [names.listingType, search.ListingTypeId && listingTypeWords.wordOf(search.ListingTypeId)],
    [names.category, search.CategoryId && categoryWords.wordOf(search.CategoryId)],
    [names.types, search.AssetTypeIds.map(assetTypeWords.wordOf).join(',')],
    [names.minPrice, search.MinPrice && priceText(search.MinPrice)],
    [names.maxPrice, search.MaxPrice && priceText(search.MaxPrice)],
    [names.beds, search.MinBedrooms],
    [names.baths, search.MinBathrooms],
    [names.minArea, search.MinArea],
    [names.maxArea, search.MaxArea],
    [names.access, search.AccessTypeId && accessTypeWords.wordOf(search.AccessTypeId)],
    [names.amenities, search.AmenityIds.map(amenityWords.wordOf).join(',')],
    [names.pets, search.PetsAllowedIds.map(petsWords.wordOf).join(',')],
    [names.availableBy, search.AvailableBy],
    [names.photos, search.HasImage ? YES : null],
    [names.words, search.Text],
    [names.lister, search.ProfileId],
    [names.sort, search.Sort === usualSort(search) ? null : search.Sort],
    [names.size, unusualSize(search.PageSize, GRID_PAGE_SIZE)],
    [names.page, pageNumberOf(search.PageIndex)],
  ]
  const params = new URLSearchParams()
  for (const [name, value] of written) if (value !== null && value !== '') params.append(name, String(value))
  // A comma needs no disguise in a query, and without it an address can be read.
  return params.toString().replaceAll('%2C', ',')
}

/** What is searched, without which part of the answer is shown. */
export function filtersOf({ PageIndex: _index, PageSize: _size, ...filters }: PropertySearch): Required<SearchFilters> {
  return filters
}

/** A search changed in some respect starts again at its first page. */
export function changedSearch(search: PropertySearch, change: Partial<PropertySearch>): PropertySearch {
  const changed = { ...search, PageIndex: 0, ...change }
  // An order that no one chose goes with what is searched: words bring the best match with them.
  const chosen = change.Sort ?? (search.Sort === usualSort(search) ? null : search.Sort)
  return { ...changed, RadiusMiles: changed.Place ? changed.RadiusMiles : null, Sort: possibleSort(chosen, changed) }
}

/** How many of some filters are set; of a list each choice counts. */
export function countSet(search: PropertySearch, filters: readonly (keyof SearchFilters)[]): number {
  return filters.flatMap((filter) => search[filter] ?? []).length
}

export function withoutFilters(search: PropertySearch, filters: readonly (keyof SearchFilters)[]): PropertySearch {
  return changedSearch(search, Object.fromEntries(filters.map((filter) => [filter, ANY_PROPERTY[filter]])))
}

/** The order that an address need not name. */
export function usualSort({ Text }: Pick<PropertySearch, 'Text'>): SearchSort {
  return Text === null ? 'newest' : 'best'
}

/** Distances need a place to be measured from, and matches need words. */
export function isPossibleSort(sort: SearchSort, { Place, Text }: Pick<PropertySearch, 'Place' | 'Text'>): boolean {
  if (sort === 'distance') return Place !== null
  return sort !== 'best' || Text !== null
}

function possibleSort(sort: SearchSort | null, search: Pick<PropertySearch, 'Place' | 'Text'>): SearchSort {
  return sort && isPossibleSort(sort, search) ? sort : usualSort(search)
}

/** The text if the contract takes it for this filter, else null. */
function taken(text: string | null, isTaken: (text: string) => boolean): string | null {
  return text !== null && isTaken(text) ? text : null
}

/** The same for a number. Zero of something asks for nothing. */
/** `1,250` is a number of four digits. */
function numberIn(range: NumberRange, text: string | null): number | null {
  const value = Number(text && /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text)
  return value > 0 && isInRange(value, range) ? value : null
}

function typedPrice(text: string | null): string | null {
  const amount = text && moneyTextFromTyped(text)
  return amount && Number(amount) > 0 ? amount : null
}

/** Limits that a person typed and no one can read, with the sentence for it. An address leaves them out; a form says so. */
export function unreadableLimits(params: URLSearchParams): { name: string; message: string }[] {
  const isZero = (text: string) => /^0+(\.0+)?$/.test(text)
  const unreadable = (fields: readonly string[], message: string, isRead: (text: string) => boolean) =>
    fields.flatMap((name) => {
      const text = params.get(name)?.trim() ?? ''
      return text === '' || isZero(text) || isRead(text) ? [] : [{ name, message }]
    })
  return [
    ...unreadable([names.minPrice, names.maxPrice], invalidMessage(limits.price, hints.amount), (text) => typedPrice(text) !== null),
    ...unreadable([names.minArea, names.maxArea], invalidMessage(limits.area, hints.number(900)), (text) => numberIn(AREAS, text) !== null),
  ]
}

function priceText(amount: string): string {
  return amount.replace(/\.00$/, '')
}

/** Whoever writes the larger limit first means the same band. */
function inOrder<Value extends string | number>(min: Value | null, max: Value | null): [Value | null, Value | null] {
  return min !== null && max !== null && Number(min) > Number(max) ? [max, min] : [min, max]
}

function idOf(words: Words, word: string | null): number | null {
  return word === null ? null : words.idOf(word)
}

/** Ids in the order of the list, so that one search has one address. A form without script repeats the name. */
function idsOf(words: Words, items: readonly ReferenceItem[], values: readonly string[]): number[] {
  const wanted = new Set(values.flatMap((value) => value.split(',')).map((word) => words.idOf(word)))
  return items.map(({ Id }) => Id).filter((id) => wanted.has(id))
}

/** Ten metres are exact enough for a map, and keep addresses short. */
const BOX_DECIMALS = 4

/** `39.6,-105.1,39.9,-104.8`: south, west, north, east. */
function boxFrom(text: string | null): MapBox | null {
  const parts = text?.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))) ?? []
  if (parts.length !== 4) return null
  const [South, West, North, East] = parts as [number, number, number, number]
  const box = roundedBox({ South, West, North, East })
  return isOnEarth(box) && box.South < box.North ? box : null
}

function isOnEarth({ South, West, North, East }: MapBox): boolean {
  const within = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max
  return [South, North].every((part) => within(part, LATITUDES)) && [West, East].every((part) => within(part, LONGITUDES))
}

function boxText(box: MapBox): string {
  const { South, West, North, East } = roundedBox(box)
  return [South, West, North, East].join(',')
}

export function roundedBox({ South, West, North, East }: MapBox): MapBox {
  const rounded = (part: number) => Number(part.toFixed(BOX_DECIMALS))
  return { South: rounded(South), West: rounded(West), North: rounded(North), East: rounded(East) }
}
