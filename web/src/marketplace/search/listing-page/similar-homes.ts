import type { GetSimilarAssets, SimilarReach } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { ANY_PROPERTY, type PropertySearch } from '../search/search-address.ts'
import { text } from './listing-page.text.ts'

type Home = Pick<ListingDetails, 'City' | 'StateCode' | 'ListingTypeId' | 'CategoryId'>
type Similar = Omit<OutputOf<typeof GetSimilarAssets>, 'Items'>

const REACH_TEXTS: Record<SimilarReach, string> = {
  city: text.reachCity,
  near: text.reachNear,
  far: text.reachFar,
  state: text.reachState,
}

/** What stands above similar homes: where they are, and what had to be let go of to find them. */
export function similarTexts({ Reach, AnyBedrooms, AnyPrice }: Similar, { City, StateCode, CategoryId }: Home) {
  const titles = CategoryId === CATEGORIES.Residential ? text.moreHomes : text.moreSpaces
  const loosened = [AnyBedrooms && text.anyBedrooms, AnyPrice && text.anyPrice].filter(Boolean)
  return {
    title: titles[Reach]({ city: City, state: StateCode }),
    description: `${[REACH_TEXTS[Reach], ...(loosened.length > 0 ? loosened : [text.samePrice])].join(', ')}.`,
  }
}

/** Where to go on looking: everything of its kind in its city. */
export function sameCitySearch({ City, StateCode, ListingTypeId, CategoryId }: Home): PropertySearch {
  return { ...ANY_PROPERTY, Place: `${City}, ${StateCode}`, CategoryId, ListingTypeId }
}
