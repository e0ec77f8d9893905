import { SearchFilters } from '@keystead/contract/assets/properties/property.search.ts'
import { AMENITIES, ASSET_TYPES, assetType, type ReferenceItem } from '@keystead/contract/assets/properties/property.values.ts'
import { LAST_PAGE_INDEX, PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'
import { moneyTextFromTyped } from '@keystead/contract/values/money.ts'
import { paths } from '../../../app/paths.ts'
import {
  SEARCH_PARAMS,
  type Words,
  accessTypeWords,
  amenityWords,
  assetTypeWords,
  categoryWords,
  listingTypeWords,
} from './search-words.ts'

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
  Sort: 'newest',
  PageIndex: 0,
  PageSize: GRID_PAGE_SIZE,
}

const names = SEARCH_PARAMS

export function searchFromAddress(params: URLSearchParams): PropertySearch {
  const text = (name: string) =>
    params
      .get(name)
      ?.replace(/\p{Cc}/gu, ' ')
      .trim() || null
  const place = valid('Place', text(names.place))
  const categoryId = idOf(categoryWords, text(names.category))
  const [minPrice, maxPrice] = inOrder(typedPrice(text(names.minPrice)), typedPrice(text(names.maxPrice)))
  const [minArea, maxArea] = inOrder(valid('MinArea', positive(text(names.minArea))), valid('MaxArea', positive(text(names.maxArea))))
  const sort = valid('Sort', text(names.sort)) ?? 'newest'
  return {
    Place: place,
    // Distances are measured from a place.
    RadiusMiles: place ? valid('RadiusMiles', positive(text(names.radius))) : null,
    Bounds: boxFrom(text(names.box)),
    ProfileId: valid('ProfileId', text(names.lister)),
    Text: valid('Text', text(names.words)),
    CategoryId: categoryId,
    AssetTypeIds: idsOf(assetTypeWords, ASSET_TYPES, params.getAll(names.types)).filter(
      (id) => categoryId === null || assetType(id)?.CategoryId === categoryId,
    ),
    ListingTypeId: idOf(listingTypeWords, text(names.listingType)),
    AccessTypeId: idOf(accessTypeWords, text(names.access)),
    MinPrice: minPrice,
    MaxPrice: maxPrice,
    MinBedrooms: valid('MinBedrooms', positive(text(names.beds))),
    MinBathrooms: valid('MinBathrooms', positive(text(names.baths))),
    MinArea: minArea,
    MaxArea: maxArea,
    AmenityIds: idsOf(amenityWords, AMENITIES, params.getAll(names.amenities)),
    Sort: sort === 'distance' && !place ? 'newest' : sort,
    PageIndex: pageIndexFrom(text(names.page)),
    PageSize: PAGE_SIZES.find((size) => String(size) === text(names.size)) ?? GRID_PAGE_SIZE,
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
    [names.words, search.Text],
    [names.lister, search.ProfileId],
    [names.sort, search.Sort === 'newest' ? null : search.Sort],
    [names.size, search.PageSize === GRID_PAGE_SIZE ? null : search.PageSize],
    [names.page, search.PageIndex === 0 ? null : search.PageIndex + 1],
  ]
  const params = new URLSearchParams()
  for (const [name, value] of written) if (value !== null && value !== '') params.append(name, String(value))
  // A comma needs no disguise in a query, and without it an address can be read.
  return params.toString().replaceAll('%2C', ',')
}

/** A search changed in some respect starts again at its first page. */
export function changedSearch(search: PropertySearch, change: Partial<PropertySearch>): PropertySearch {
  const changed = { ...search, PageIndex: 0, ...change }
  if (changed.Place) return changed
  return { ...changed, RadiusMiles: null, Sort: changed.Sort === 'distance' ? 'newest' : changed.Sort }
}

/** The value if the contract takes it for this filter, else null. */
function valid<Name extends keyof SearchFilters>(name: Name, value: unknown): NonNullable<SearchFilters[Name]> | null {
  if (value === null) return null
  const { data } = SearchFilters.shape[name].safeParse(value)
  return (data as NonNullable<SearchFilters[Name]> | undefined) ?? null
}

/** Zero of something asks for nothing. */
function positive(text: string | null): number | null {
  const value = text === null ? Number.NaN : Number(text)
  return value > 0 ? value : null
}

function typedPrice(text: string | null): string | null {
  const amount = text && moneyTextFromTyped(text)
  return amount && Number(amount) > 0 ? amount : null
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

function pageIndexFrom(text: string | null): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1
  return page >= 1 && page - 1 <= LAST_PAGE_INDEX ? page - 1 : 0
}

/** Ten metres are exact enough for a map, and keep addresses short. */
const BOX_DECIMALS = 4

/** `39.6,-105.1,39.9,-104.8`: south, west, north, east. */
function boxFrom(text: string | null): MapBox | null {
  const parts = text?.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))) ?? []
  if (parts.length !== 4) return null
  const [South, West, North, East] = parts.map((part) => Number(part.toFixed(BOX_DECIMALS)))
  const box = valid('Bounds', { South, West, North, East })
  return box && box.South < box.North ? box : null
}

function boxText({ South, West, North, East }: MapBox): string {
  return [South, West, North, East].map((part) => Number(part.toFixed(BOX_DECIMALS))).join(',')
}
