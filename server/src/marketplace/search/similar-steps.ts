import type { SimilarReach } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { monthlyRentCents } from '@keystead/contract/properties/fields/property.values.ts'
import type { ListingFilter, SearchArea } from './listing-filter.ts'
import type { ListingDetailsRow } from './listing.queries.ts'
import { ANY_LISTING } from './search-filter.ts'

const BEDROOMS_APART = 1
const PRICE_APART = 0.35
const NEAR_MILES = 10
const FAR_MILES = 50

type SimilarStep = {
  readonly reach: SimilarReach
  readonly anyBedrooms: boolean
  readonly anyPrice: boolean
  readonly filter: ListingFilter
}

/**
 * Where homes like one are looked for, the most alike first: in its city, then farther away, then with other numbers of bedrooms and at
 * other prices, and in the end everything in its state. What it is offered for and whether one lives or works in it never changes.
 */
export function similarSteps(home: ListingDetailsRow): SimilarStep[] {
  const center = { latitude: home.latitude, longitude: home.longitude }
  const within = (miles: number): SearchArea => ({ kind: 'radius', center, miles })
  const alike: ListingFilter = {
    ...ANY_LISTING,
    categoryId: home.category_id,
    listingTypeId: home.listing_type_id,
    ...bedroomsAround(home.bedrooms),
    ...pricesAround(home),
  }
  const anyBedrooms = { ...alike, minBedrooms: null, maxBedrooms: null }
  const anyPrice = { ...anyBedrooms, minCents: null, maxCents: null }
  const step = (reach: SimilarReach, area: SearchArea, filter: ListingFilter): SimilarStep => ({
    reach,
    anyBedrooms: home.bedrooms !== null && filter.maxBedrooms === null,
    anyPrice: filter.maxCents === null,
    filter: { ...filter, area },
  })
  const city: SearchArea = { kind: 'city', cityId: home.city_id }
  const state: SearchArea = { kind: 'state', stateId: home.state_id }
  return [
    step('city', city, { ...alike, assetTypeIds: [home.asset_type_id] }),
    step('city', city, alike),
    step('near', within(NEAR_MILES), alike),
    step('far', within(FAR_MILES), alike),
    step('far', within(FAR_MILES), anyBedrooms),
    step('far', within(FAR_MILES), anyPrice),
    step('state', state, anyPrice),
  ]
}

function bedroomsAround(bedrooms: number | null): Pick<ListingFilter, 'minBedrooms' | 'maxBedrooms'> {
  if (bedrooms === null) return { minBedrooms: null, maxBedrooms: null }
  return { minBedrooms: Math.max(0, bedrooms - BEDROOMS_APART), maxBedrooms: bedrooms + BEDROOMS_APART }
}

/** Rents are compared by the month, as every search does. */
function pricesAround({
  amount_cents: cents,
  rent_frequency_id: frequency,
}: ListingDetailsRow): Pick<ListingFilter, 'minCents' | 'maxCents'> {
  const compared = frequency === null ? cents : monthlyRentCents(cents, frequency)
  return { minCents: Math.floor(compared * (1 - PRICE_APART)), maxCents: Math.ceil(compared * (1 + PRICE_APART)) }
}
