import {
  GetAssetDetails,
  GetAssetFacets,
  GetAssetMap,
  GetAssets,
  GetDdlPlaces,
} from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { AnyOperation, InputOf } from '@keystead/contract/rpc/operation.ts'

/** What people ask of a marketplace; each with different values in turn, so that no answer is asked for twice in a row. */
export type SearchQuery = {
  name: string
  operation: AnyOperation
  inputs: readonly object[]
  /** Looks through the words of a whole country: the goal for its time is another. */
  isCountryWide?: boolean
}

const CITIES = ['Denver, CO', 'Austin, TX', 'Portland, OR', 'Columbus, OH', 'Tampa, FL', 'Boise, ID', 'Houston, TX', 'Raleigh, NC']
const ZIPS = ['80202', '78704', '97209', '43215', '33602', '83702', '77002', '27601']
const STATES = ['Texas', 'Colorado', 'Ohio', 'Florida', 'Oregon', 'Idaho', 'New Jersey', 'Georgia']
const TYPES = [101, 102, 103, 104]
const RADII = [5, 10, 25, 50]
const rent = { CategoryId: 1, ListingTypeId: 1 }

const search = (name: string, inputs: readonly InputOf<typeof GetAssets>[], isCountryWide = false): SearchQuery => ({
  name,
  operation: GetAssets,
  inputs: inputs.map((input) => ({ PageSize: 12, ...input })),
  isCountryWide,
})

/** Boxes of a screen around places, by how many degrees they are wide. */
function boxes(widths: readonly number[]): { South: number; West: number; North: number; East: number }[] {
  const centers = [
    [39.74, -104.99],
    [30.27, -97.74],
    [40.73, -73.99],
    [33.75, -84.39],
  ] as const
  return widths.flatMap((width) =>
    centers.map(([latitude, longitude]) => ({
      South: latitude - width / 3,
      West: longitude - width / 2,
      North: latitude + width / 3,
      East: longitude + width / 2,
    })),
  )
}

const COUNTRY = { South: 24, West: -126, North: 50, East: -66 }

export function searchQueries(assetIds: readonly string[]): SearchQuery[] {
  return [
    search('newest in category', [{ CategoryId: 1 }, { CategoryId: 2 }, rent, { CategoryId: 2, ListingTypeId: 3 }]),
    search(
      'city, price band, beds, by price',
      CITIES.map((Place) => ({ Place, ...rent, MinPrice: '1200', MaxPrice: '2600', MinBedrooms: 2, Sort: 'price-low' as const })),
    ),
    search(
      'ZIP, newest',
      ZIPS.map((Place) => ({ Place })),
    ),
    search(
      'state and type, page 10',
      STATES.map((Place, index) => ({ Place, AssetTypeIds: [TYPES[index % TYPES.length] ?? 101], PageIndex: 9 })),
    ),
    { name: 'one property', operation: GetAssetDetails, inputs: assetIds.map((AssetId) => ({ AssetId })) },
    search(
      'radius 5 to 50 miles, by price',
      CITIES.map((Place, index) => ({ Place, ...rent, RadiusMiles: RADII[index % 4] ?? 5, Sort: 'price-low' as const })),
    ),
    search(
      'radius 5 to 50 miles, newest',
      CITIES.map((Place, index) => ({ Place, ...rent, RadiusMiles: RADII[index % 4] ?? 5 })),
    ),
    search(
      'nearest to a city, two beds',
      CITIES.map((Place) => ({ Place, ...rent, MinBedrooms: 2, RadiusMiles: 25, Sort: 'distance' as const })),
    ),
    search(
      'words in one city',
      CITIES.map((Place, index) => ({ Place, Text: index % 2 ? 'porch garden' : 'library' })),
    ),
    search(
      'words in one city, best',
      CITIES.map((Place, index) => ({ Place, Text: index % 2 ? 'porch' : 'sauna', Sort: 'best' as const })),
    ),
    search(
      'words in the country, common',
      [{ Text: 'porch' }, { Text: 'kitchen garden' }, { Text: 'view', ...rent }, { Text: 'hardwood floors' }],
      true,
    ),
    search(
      'words in the country, rare',
      [{ Text: 'orchids' }, { Text: 'observatory dome' }, { Text: 'adobe', Sort: 'price-low' }, { Text: 'library porch' }],
      true,
    ),
    {
      name: 'map, whole country',
      operation: GetAssetMap,
      inputs: [{}, rent, { CategoryId: 2 }].map((filter) => ({ ...filter, Bounds: COUNTRY })),
    },
    { name: 'map, a city and its county', operation: GetAssetMap, inputs: boxes([0.4, 1.5]).map((Bounds) => ({ ...rent, Bounds })) },
    { name: 'map, a neighborhood', operation: GetAssetMap, inputs: boxes([0.03]).map((Bounds) => ({ Bounds })) },
    {
      name: 'facets of a city, price band, beds',
      operation: GetAssetFacets,
      inputs: CITIES.map((Place) => ({ Place, ...rent, MaxPrice: '2600', MinBedrooms: 2, Fields: FACETS_OF_THE_BAR })),
    },
    {
      name: 'facets of a state or the country',
      operation: GetAssetFacets,
      inputs: [...STATES.slice(0, 5), null].map((Place) => ({ Place, CategoryId: 1, MinBedrooms: 2, Fields: FACETS_OF_THE_BAR })),
    },
    {
      name: 'facets, amenities in a city',
      operation: GetAssetFacets,
      inputs: CITIES.map((Place) => ({ Place, ...rent, Fields: ['AmenityIds'] })),
    },
    {
      name: 'suggestions',
      operation: GetDdlPlaces,
      inputs: ['de', 'san', 'map', 'oak str', 'main street', '802', 'ne', 'washing'].map((Text) => ({ Text })),
    },
  ]
}

const FACETS_OF_THE_BAR = ['ListingTypeId', 'CategoryId', 'AssetTypeIds', 'MinBedrooms', 'MinBathrooms']
