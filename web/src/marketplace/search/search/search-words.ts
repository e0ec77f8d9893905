import {
  ACCESS_TYPES,
  AMENITIES,
  ASSET_TYPES,
  CATEGORIES,
  LISTING_TYPES,
  PETS_SEARCHED,
} from '@keystead/contract/properties/fields/property.values.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'

/*
 * The words that stand for reference values in the address of a search: `for=rent`, `type=apartment,loft`. A word never
 * changes its meaning, so that addresses which were shared go on working.
 */

/** The names after the `?`, in the order in which they are written. */
export const SEARCH_PARAMS = {
  place: 'place',
  radius: 'radius',
  box: 'box',
  listingType: 'for',
  category: 'kind',
  types: 'type',
  minPrice: 'min',
  maxPrice: 'max',
  beds: 'beds',
  baths: 'baths',
  minArea: 'min-sqft',
  maxArea: 'max-sqft',
  access: 'offer',
  amenities: 'with',
  pets: 'pets',
  availableBy: 'available',
  photos: 'photos',
  words: 'q',
  lister: 'by',
  sort: 'sort',
  size: 'size',
  page: 'page',
} as const
export type Words = {
  wordOf(id: number): string
  /** Null for a word that means nothing. */
  idOf(word: string): number | null
}

function wordsFor(entries: readonly (readonly [number, string])[]): Words {
  const words = new Map(entries)
  const ids = new Map(entries.map(([id, word]) => [word, id]))
  return {
    wordOf: (id) => words.get(id) ?? '',
    idOf: (word) => ids.get(word.trim().toLowerCase()) ?? null,
  }
}

/** `Washer/Dryer Hookup` -> `washer-dryer-hookup` */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const slugs = (items: readonly ReferenceItem[]) => items.map(({ Id, Text }) => [Id, slugOf(Text)] as const)

export const listingTypeWords = wordsFor(LISTING_TYPES.map(({ Id, Text }) => [Id, slugOf(Text).replace(/^for-/, '')] as const))

export const categoryWords = wordsFor([
  [CATEGORIES.Residential, 'homes'],
  [CATEGORIES.Commercial, 'spaces'],
])

/** Both categories have an "Other". */
export const assetTypeWords = wordsFor(
  ASSET_TYPES.map(({ Id, Text, CategoryId }) => {
    if (Text !== 'Other') return [Id, slugOf(Text)] as const
    return [Id, CategoryId === CATEGORIES.Residential ? 'other-home' : 'other-space'] as const
  }),
)

export const accessTypeWords = wordsFor(slugs(ACCESS_TYPES))
export const amenityWords = wordsFor(slugs(AMENITIES))
/** `pets=cats,large-dogs` */
export const petsWords = wordsFor(PETS_SEARCHED.map(({ Id, Text }) => [Id, slugOf(Text).replace(/-ok$/, '')] as const))
/** `photos=yes`; an address has no word for not minding. */
export const YES = 'yes'
