import { SEARCH_SORTS } from '@keystead/contract/marketplace/search/search.values.ts'
import type { Sample } from '../../database/samples.ts'
import { lookAtFacets, lookAtFeatures } from './facet.queries.ts'
import type { ListingFilter } from './listing-filter.ts'
import { listGroups, listPins, sampleGroups } from './map.queries.ts'
import { countListings, searchListings } from './search.queries.ts'

const ID = '00000000-0000-7000-8000-000000000000'
const part = { limit: 10, offset: 0 }
const denver = { latitude: 39.74, longitude: -104.99 }
const aroundDenver = { south: 39.5, north: 40, west: -105.2, east: -104.6 }

const EVERYTHING: ListingFilter = {
  area: null,
  bounds: null,
  profileId: null,
  words: null,
  categoryId: null,
  listingTypeId: null,
  accessTypeId: null,
  assetTypeIds: [],
  minCents: null,
  maxCents: null,
  minBedrooms: null,
  minBathrooms: null,
  minSquareFeet: null,
  maxSquareFeet: null,
  amenityIds: [],
  petsAllowedIds: [],
  availableBy: null,
  hasImage: false,
}

const NARROWED: Partial<ListingFilter> = {
  profileId: ID,
  categoryId: 1,
  listingTypeId: 1,
  accessTypeId: 1,
  assetTypeIds: [1, 2],
  minCents: 1,
  maxCents: 2,
  minBedrooms: 1,
  maxBedrooms: 2,
  minBathrooms: 1,
  minSquareFeet: 1,
  maxSquareFeet: 2,
  amenityIds: [1],
  petsAllowedIds: [1],
  availableBy: '2026-01-01',
  hasImage: true,
}

/** One of each area, each way of narrowing, words rare and common. */
const FILTERS: readonly ListingFilter[] = [
  EVERYTHING,
  { ...EVERYTHING, ...NARROWED, area: { kind: 'city', cityId: 1 }, words: { query: `'bright'`, share: 0.001 } },
  { ...EVERYTHING, area: { kind: 'zip', zip: '80202' }, assetTypeIds: [1], news: { kind: 'new', since: '2026-01-01T00:00:00Z' } },
  { ...EVERYTHING, area: { kind: 'state', stateId: 1 }, words: { query: `'home'`, share: 0.9 } },
  {
    ...EVERYTHING,
    area: { kind: 'street', cityId: 1, street: 'main' },
    news: { kind: 'cheaper', since: '2026-01-01', until: '2026-02-01' },
  },
  { ...EVERYTHING, area: { kind: 'homes', ids: [ID] } },
  { ...EVERYTHING, area: { kind: 'radius', center: denver, miles: 10 }, words: { query: `'home'`, share: 0.9 } },
  { ...EVERYTHING, bounds: aroundDenver },
  { ...EVERYTHING, bounds: { ...aroundDenver, west: 179.9, east: -179.9 } },
]

export const samples: readonly Sample[] = FILTERS.flatMap((filter) => [
  ...SEARCH_SORTS.flatMap((sort): Sample[] => [
    (db) => searchListings(db, filter, { sort, from: null, ...part }),
    (db) => searchListings(db, filter, { sort, from: denver, ...part }),
  ]),
  (db) => countListings(db, filter),
  (db) => lookAtFacets(db, filter),
  (db) => lookAtFeatures(db, 'A', filter),
  (db) => lookAtFeatures(db, 'P', filter),
  (db) => listPins(db, filter, 10),
  (db) => listGroups(db, filter, 3, 10),
  (db) => sampleGroups(db, filter, aroundDenver, 3, 10),
])
