import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  CheckAssetAddress: () => ({ Address1: '1420 Elm Street', City: 'Denver', StateId: 8, Zip: '80202' }),
  RecordAssetView: (_objects, { listedAssetId }) => ({ AssetId: listedAssetId }),
  GetAssetPriceHistory: (_objects, { listedAssetId }) => ({ AssetId: listedAssetId }),
  RenewListingsByLink: () => ({ Token: 'of an email' }),
}
