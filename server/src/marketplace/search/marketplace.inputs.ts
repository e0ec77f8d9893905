import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  GetAssets: () => ({
    Place: 'Denver, CO',
    RadiusMiles: 10,
    Text: 'porch',
    CategoryId: 1,
    MinPrice: '100',
    MaxPrice: '9000',
    Sort: 'newest',
    PageIndex: 0,
    PageSize: 12,
  }),
  GetAssetDetails: (_objects, { listedAssetId }) => ({ AssetId: listedAssetId }),
  GetAssetFacets: () => ({ Place: 'Denver, CO', CategoryId: 1, MinBedrooms: 2, AmenityIds: [1], Fields: ['ListingTypeId', 'AmenityIds'] }),
  GetAssetMap: () => ({ Place: 'Colorado', MaxPrice: '9000', Bounds: { South: 39, West: -106, North: 41, East: -104 } }),
  GetDdlPlaces: () => ({ Text: 'den' }),
  GetAssetCards: (_objects, { listedAssetId }) => ({ AssetIds: [listedAssetId] }),
  GetSimilarAssets: (_objects, { listedAssetId }) => ({ AssetId: listedAssetId }),
}
