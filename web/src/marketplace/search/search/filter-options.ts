import { RADIUS_MILES } from '@keystead/contract/marketplace/search/search.values.ts'
import {
  ACCESS_TYPES,
  AMENITIES,
  ASSET_TYPES,
  CATEGORIES,
  FEATURE_GROUPS,
  LISTING_TYPES,
  PETS_TO_LOOK_FOR,
} from '@keystead/contract/properties/fields/property.values.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import {
  type Words,
  accessTypeWords,
  amenityWords,
  assetTypeWords,
  categoryWords,
  listingTypeWords,
  petsWords,
  YES,
} from './search-words.ts'
import { text } from './filter-bar.text.ts'

/** A choice of a filter: its word in the address, and what it is in a search. */
export type FilterOption = { value: string; text: string; id: number }

/** Of photos a search says only whether there are any. */
export const WITH_PHOTOS = 1

const optionsOf = (items: readonly ReferenceItem[], words: Words): FilterOption[] =>
  items.map(({ Id, Text }) => ({ value: words.wordOf(Id), text: Text, id: Id }))

export const LISTING_TYPE_OPTIONS = optionsOf(LISTING_TYPES, listingTypeWords)
export const ACCESS_OPTIONS = optionsOf(ACCESS_TYPES, accessTypeWords)
export const PETS_OPTIONS = optionsOf(PETS_TO_LOOK_FOR, petsWords)
export const PHOTO_OPTIONS = [{ value: YES, text: text.withPhotos, id: WITH_PHOTOS }]
export const FEATURES = FEATURE_GROUPS.map((group) => ({
  group,
  options: optionsOf(
    AMENITIES.filter(({ Group }) => Group === group),
    amenityWords,
  ),
}))
export const RADIUS_OPTIONS = RADIUS_MILES.map((miles) => ({ value: String(miles), text: text.miles({ count: miles }), id: miles }))
export const ROOM_OPTIONS = [1, 2, 3, 4, 5].map((count) => ({ value: String(count), text: `${count}+`, id: count }))
export const CATEGORY_OPTIONS = [
  { value: categoryWords.wordOf(CATEGORIES.Residential), text: text.homes, id: CATEGORIES.Residential },
  { value: categoryWords.wordOf(CATEGORIES.Commercial), text: text.businessSpaces, id: CATEGORIES.Commercial },
]
const typesOf = (category: number) =>
  optionsOf(
    ASSET_TYPES.filter(({ CategoryId }) => CategoryId === category),
    assetTypeWords,
  )
export const HOME_TYPES = typesOf(CATEGORIES.Residential)
export const SPACE_TYPES = typesOf(CATEGORIES.Commercial)
