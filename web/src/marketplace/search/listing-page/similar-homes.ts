import type { GetSimilarAssets, SimilarReach } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { ANY_PROPERTY, type PropertySearch } from '../search/search-address.ts'

type Home = Pick<ListingDetails, 'City' | 'StateCode' | 'ListingTypeId' | 'CategoryId'>
type Similar = Omit<OutputOf<typeof GetSimilarAssets>, 'Items'>

const REACH_TEXTS: Record<SimilarReach, string> = {
  city: 'In the same city',
  near: 'Within 10 miles',
  far: 'Within 50 miles',
  state: 'From all over the state',
}

/** What stands above similar homes: where they are, and what had to be let go of to find them. */
export function similarTexts({ Reach, AnyBedrooms, AnyPrice }: Similar, { City, StateCode, CategoryId }: Home) {
  const things = CategoryId === CATEGORIES.Residential ? 'homes' : 'spaces'
  const where = { city: `in ${City}`, near: `near ${City}`, far: `near ${City}`, state: `in ${StateCode}` }[Reach]
  const loosened = [AnyBedrooms && 'with any number of bedrooms', AnyPrice && 'at any price'].filter(Boolean)
  return {
    title: `More ${things} ${where}`,
    description: `${[REACH_TEXTS[Reach], ...(loosened.length > 0 ? loosened : ['at about the same price'])].join(', ')}.`,
  }
}

/** Where to go on looking: everything of its kind in its city. */
export function sameCitySearch({ City, StateCode, ListingTypeId, CategoryId }: Home): PropertySearch {
  return { ...ANY_PROPERTY, Place: `${City}, ${StateCode}`, CategoryId, ListingTypeId }
}
