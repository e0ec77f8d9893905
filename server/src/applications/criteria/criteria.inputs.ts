import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  GetListingCriteria: (_, { listedAssetId }) => ({ AssetId: listedAssetId }),
  SaveUsualCriteria: () => ({ Version: 0, IncomeTimes: 30 }),
  SaveHomeCriteria: ({ assetId }) => ({ AssetId: assetId, Version: 0, IncomeTimes: 30 }),
}
