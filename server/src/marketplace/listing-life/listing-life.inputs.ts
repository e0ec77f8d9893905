import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  RenewListing: ({ assetId }) => ({ AssetId: assetId }),
  GetAssetHistory: ({ assetId }) => ({ AssetId: assetId, PageIndex: 0, PageSize: 10 }),
  GetAssetCounts: ({ assetId }) => ({ AssetId: assetId }),
  CheckAssetAddress: () => ({ Address1: '1420 Elm Street', City: 'Denver', StateId: 8, Zip: '80202' }),
  RecordAssetView: (_objects, { listedAssetId }) => ({ AssetId: listedAssetId }),
  GetAssetPriceHistory: (_objects, { listedAssetId }) => ({ AssetId: listedAssetId }),
  RenewListingsByLink: () => ({ Token: 'of an email' }),
}
