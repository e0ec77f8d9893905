import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  AddFavorite: (_objects, { listedAssetId }) => ({ AssetId: listedAssetId }),
  DeleteFavorite: (_objects, { listedAssetId }) => ({ AssetId: listedAssetId }),
  MergeFavorites: (_objects, { listedAssetId }) => ({ AssetIds: [listedAssetId] }),
  GetFavorites: () => ({ PageIndex: 0, PageSize: 12 }),
  GetFavoriteIds: () => ({}),
}
