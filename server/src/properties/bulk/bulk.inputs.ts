import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  GetUserAssetIds: () => ({ Text: 'porch', CategoryId: 1, IsListed: false, BuildingsOnly: false }),
  ListAssets: ({ assetId }) => ({ AssetIds: [assetId], FairHousingReviewed: true }),
  UnlistAssets: ({ assetId }) => ({ AssetIds: [assetId], Reason: 'hold' }),
  EditAssets: ({ assetId }) => ({
    AssetIds: [assetId],
    Changes: { RentChange: { Direction: 'raise', Percent: 3.5 }, AvailableOn: '2027-01-15', PetsAllowedIds: [1, 2] },
  }),
  DeleteAssets: ({ assetId }) => ({ AssetIds: [assetId] }),
}
