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

export type SearchResult = OutputOf<typeof GetAssets>
type Counted = Pick<SearchResult, 'TotalCount' | 'TotalIsCapped'>
type Relaxation = SearchResult['Relaxations'][number]

const NOUNS = { homes: ['home', 'homes'], spaces: ['space', 'spaces'], both: ['property', 'properties'] } as const

function nounsOf({ CategoryId }: PropertySearch): readonly [one: string, many: string] {
  if (CategoryId === CATEGORIES.Residential) return NOUNS.homes
  return CategoryId === CATEGORIES.Commercial ? NOUNS.spaces : NOUNS.both
}

/** `Homes for rent in Denver, CO`: what the page shows, as its headline and its title. */
export function searchTitle(search: PropertySearch, placeText: string | null): string {
  const things = { [CATEGORIES.Residential]: 'Homes', [CATEGORIES.Commercial]: 'Spaces' }[search.CategoryId ?? 0] ?? 'Homes and spaces'
  return [things, offerText(search.ListingTypeId), whereText(search, placeText)].filter(Boolean).join(' ')
}

function offerText(listingTypeId: number | null): string | null {
  const text = listingTypeId && listingType(listingTypeId)?.Text
  if (!text) return null
  return text.startsWith('For ') ? text.toLowerCase() : `for ${text.toLowerCase()}`
}

function whereText({ Bounds, RadiusMiles }: PropertySearch, placeText: string | null): string | null {
  if (!placeText) return Bounds ? 'in this part of the map' : null
  return RadiusMiles ? `within ${RadiusMiles} miles of ${placeText}` : `in ${placeText}`
}

/** `24 homes`, `1,000+ properties`, `No spaces`. */
export function countText(search: PropertySearch, { TotalCount, TotalIsCapped }: Counted): string {
  const [one, many] = nounsOf(search)
  if (TotalCount === 0) return `No ${many}`
  return `${TotalCount.toLocaleString('en-US')}${TotalIsCapped ? '+' : ''} ${TotalCount === 1 ? one : many}`
}

type ActiveFilter = { key: string; text: string; without: PropertySearch }

/** Every filter that is set, with the search as it would be without it. */
export function activeFilters(search: PropertySearch): ActiveFilter[] {
  const filters: ActiveFilter[] = []
  const add = (key: string, text: string | number | null, change: Partial<PropertySearch>) => {
    if (text) filters.push({ key, text: String(text), without: changedSearch(search, change) })
  }
  add('box', search.Bounds && 'This part of the map', { Bounds: null })
  add('radius', search.RadiusMiles && `Within ${search.RadiusMiles} miles`, { RadiusMiles: null })
  add('for', search.ListingTypeId && (listingType(search.ListingTypeId)?.Text ?? null), { ListingTypeId: null })
  add('price', bandText(search.MinPrice, search.MaxPrice, formatMoney), { MinPrice: null, MaxPrice: null })
  add('beds', search.MinBedrooms && `${search.MinBedrooms}+ beds`, { MinBedrooms: null })
  add('baths', search.MinBathrooms && `${search.MinBathrooms}+ baths`, { MinBathrooms: null })
  add('kind', search.CategoryId && (search.CategoryId === CATEGORIES.Residential ? 'Homes' : 'Business spaces'), { CategoryId: null })
  for (const id of search.AssetTypeIds) {
    add(`type-${id}`, assetType(id)?.Text ?? null, { AssetTypeIds: search.AssetTypeIds.filter((other) => other !== id) })
  }
  add('area', areaText(search), { MinArea: null, MaxArea: null })
  add('offer', textOf(ACCESS_TYPES, search.AccessTypeId), { AccessTypeId: null })
  for (const id of search.AmenityIds) {
    add(`with-${id}`, textOf(AMENITIES, id), { AmenityIds: search.AmenityIds.filter((other) => other !== id) })
  }
  for (const id of search.PetsAllowedIds) {
    add(`pets-${id}`, textOf(PETS_SEARCHED, id), { PetsAllowedIds: search.PetsAllowedIds.filter((other) => other !== id) })
  }
  add('available', search.AvailableBy && `Free by ${formatDate(search.AvailableBy)}`, { AvailableBy: null })
  add('photos', search.HasImage ? 'With photos' : null, { HasImage: null })
  add('by', search.ProfileId && 'Of one lister', { ProfileId: null })
  add('words', search.Text && `“${search.Text}”`, { Text: null })
  return filters
}

function areaText({ MinArea, MaxArea }: PropertySearch): string | null {
  const band = bandText(MinArea, MaxArea, (area) => area.toLocaleString('en-US'))
  return band && `${band} sq ft`
}

function bandText<Value>(min: Value | null, max: Value | null, textOfValue: (value: Value) => string): string | null {
  if (min !== null && max !== null) return `${textOfValue(min)} to ${textOfValue(max)}`
  if (min !== null) return `From ${textOfValue(min)}`
  return max === null ? null : `Up to ${textOfValue(max)}`
}

/** What letting go of one filter would find: `12 homes within 25 miles`. */
export function relaxationText(search: PropertySearch, { Drop, RadiusMiles, Count, CountIsCapped }: Relaxation): string {
  const count = countText(search, { TotalCount: Count, TotalIsCapped: CountIsCapped })
  if (Drop === 'Radius') return `${count} within ${RadiusMiles} miles`
  if (Drop === 'Price') return `${count} at any price`
  if (Drop === 'Rooms') return `${count} with any number of rooms`
  return `${count} without the words “${search.Text}”`
}

export function relaxedSearch(search: PropertySearch, { Drop, RadiusMiles }: Relaxation): PropertySearch {
  if (Drop === 'Radius') return changedSearch(search, { RadiusMiles })
  if (Drop === 'Price') return changedSearch(search, { MinPrice: null, MaxPrice: null })
  if (Drop === 'Rooms') return changedSearch(search, { MinBedrooms: null, MinBathrooms: null })
  return changedSearch(search, { Text: null })
}
