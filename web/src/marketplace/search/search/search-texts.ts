import type { GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import {
  ACCESS_TYPES,
  AMENITIES,
  CATEGORIES,
  PETS_SEARCHED,
  assetType,
  listingType,
  textOf,
} from '@keystead/contract/properties/fields/property.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { type PropertySearch, changedSearch } from './search-address.ts'
import { text as sentences } from './search.text.ts'

export type SearchResult = OutputOf<typeof GetAssets>
type Counted = Pick<SearchResult, 'TotalCount' | 'TotalIsCapped'>
type Relaxation = SearchResult['Relaxations'][number]

const nounsOf = ({ CategoryId }: PropertySearch) =>
  CategoryId === CATEGORIES.Residential ? 'homes' : CategoryId === CATEGORIES.Commercial ? 'spaces' : 'both'

/** `Homes for rent in Denver, CO`: what the page shows, as its headline and its title. */
export function searchTitle(search: PropertySearch, placeText: string | null): string {
  const things = { homes: sentences.homes, spaces: sentences.spaces, both: sentences.homesAndSpaces }[nounsOf(search)]
  const offer = offerText(search.ListingTypeId)
  const where = whereText(search, placeText)
  if (offer && where) return sentences.titles.offeredThere({ things, offer, where })
  if (offer) return sentences.titles.offered({ things, offer })
  return where ? sentences.titles.there({ things, where }) : sentences.titles.things({ things })
}

function offerText(listingTypeId: number | null): string | null {
  const text = listingTypeId && listingType(listingTypeId)?.Text
  if (!text) return null
  return text.startsWith('For ') ? text.toLowerCase() : sentences.offeredAs({ offer: text.toLowerCase() })
}

function whereText({ Bounds, RadiusMiles }: PropertySearch, placeText: string | null): string | null {
  if (!placeText) return Bounds ? sentences.inThisArea : null
  return RadiusMiles ? sentences.withinMilesOf({ miles: RadiusMiles, place: placeText }) : sentences.inPlace({ place: placeText })
}

/** `24 homes`, `1,000+ properties`, `No spaces`. */
export function countText(search: PropertySearch, { TotalCount, TotalIsCapped }: Counted): string {
  const nouns = nounsOf(search)
  if (TotalCount === 0) return sentences.none[nouns]
  return (TotalIsCapped ? sentences.foundAtLeast : sentences.found)[nouns]({ count: TotalCount })
}

type ActiveFilter = { key: string; text: string; without: PropertySearch }

/** How filters are said: `Up to $3,000` on a chip of its own, `up to $3,000` where a name goes on. */
export const FILTER_CHIPS = sentences.chips
export const FILTER_PHRASES: typeof FILTER_CHIPS = sentences.phrases

/** Every filter that is set, with the search as it would be without it. */
export function activeFilters(search: PropertySearch, words = FILTER_CHIPS): ActiveFilter[] {
  const filters: ActiveFilter[] = []
  const add = (key: string, text: string | number | null, change: Partial<PropertySearch>) => {
    if (text) filters.push({ key, text: String(text), without: changedSearch(search, change) })
  }
  add('box', search.Bounds && sentences.thisArea, { Bounds: null })
  add('radius', search.RadiusMiles && sentences.withinMiles({ miles: search.RadiusMiles }), { RadiusMiles: null })
  add('for', search.ListingTypeId && (listingType(search.ListingTypeId)?.Text ?? null), { ListingTypeId: null })
  add('price', bandText(search.MinPrice, search.MaxPrice, formatMoney, words), { MinPrice: null, MaxPrice: null })
  add('beds', search.MinBedrooms && sentences.bedsFrom({ count: search.MinBedrooms }), { MinBedrooms: null })
  add('baths', search.MinBathrooms && sentences.bathsFrom({ count: search.MinBathrooms }), { MinBathrooms: null })
  add('kind', search.CategoryId && (search.CategoryId === CATEGORIES.Residential ? sentences.homes : sentences.businessSpaces), {
    CategoryId: null,
  })
  for (const id of search.AssetTypeIds) {
    add(`type-${id}`, assetType(id)?.Text ?? null, { AssetTypeIds: search.AssetTypeIds.filter((other) => other !== id) })
  }
  add('area', areaText(search, words), { MinArea: null, MaxArea: null })
  add('offer', textOf(ACCESS_TYPES, search.AccessTypeId), { AccessTypeId: null })
  for (const id of search.AmenityIds) {
    add(`with-${id}`, textOf(AMENITIES, id), { AmenityIds: search.AmenityIds.filter((other) => other !== id) })
  }
  for (const id of search.PetsAllowedIds) {
    add(`pets-${id}`, textOf(PETS_SEARCHED, id), { PetsAllowedIds: search.PetsAllowedIds.filter((other) => other !== id) })
  }
  add('available', search.AvailableBy && words.availableBy({ day: formatDate(search.AvailableBy) }), {
    AvailableBy: null,
  })
  add('photos', search.HasImage ? words.withPhotos : null, { HasImage: null })
  add('by', search.ProfileId && words.fromOneLister, { ProfileId: null })
  add('words', search.Text && `“${search.Text}”`, { Text: null })
  return filters
}

function areaText({ MinArea, MaxArea }: PropertySearch, words: typeof FILTER_CHIPS): string | null {
  const band = bandText(MinArea, MaxArea, (area) => area.toLocaleString('en-US'), words)
  return band && sentences.squareFeet({ band })
}

function bandText<Value>(
  min: Value | null,
  max: Value | null,
  textOfValue: (value: Value) => string,
  words: typeof FILTER_CHIPS,
): string | null {
  if (min !== null && max !== null) return sentences.range({ from: textOfValue(min), to: textOfValue(max) })
  if (min !== null) return words.fromMin({ min: textOfValue(min) })
  return max === null ? null : words.upToMax({ max: textOfValue(max) })
}

/** What letting go of one filter would find: `12 homes within 25 miles`. */
export function relaxationText(search: PropertySearch, { Drop, RadiusMiles, Count, CountIsCapped }: Relaxation): string {
  const homes = countText(search, { TotalCount: Count, TotalIsCapped: CountIsCapped })
  if (Drop === 'Radius') return sentences.withinMilesCount({ homes, miles: RadiusMiles ?? 0 })
  if (Drop === 'Price') return sentences.atAnyPrice({ homes })
  if (Drop === 'Rooms') return sentences.withAnyRooms({ homes })
  return sentences.withoutWords({ homes, words: search.Text ?? '' })
}

export function relaxedSearch(search: PropertySearch, { Drop, RadiusMiles }: Relaxation): PropertySearch {
  if (Drop === 'Radius') return changedSearch(search, { RadiusMiles })
  if (Drop === 'Price') return changedSearch(search, { MinPrice: null, MaxPrice: null })
  if (Drop === 'Rooms') return changedSearch(search, { MinBedrooms: null, MinBathrooms: null })
  return changedSearch(search, { Text: null })
}
