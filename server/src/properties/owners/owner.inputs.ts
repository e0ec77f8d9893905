import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  GetAssetOwners: ({ assetId }) => ({ AssetId: assetId }),
  AddEditAssetOwners: ({ assetId, ownerId, ownersVersion }) => ({
    AssetId: assetId,
    Version: ownersVersion,
    Owners: [
      { OwnershipPercent: 60 },
      { OwnerId: ownerId, Name: 'Iris Bell', OwnershipPercent: 40, Email: 'iris@example.com', VestingId: 3, Invite: false },
    ],
  }),
  GetUserPartnerOwnerAssets: () => ({ Text: 'porch', PageIndex: 0, PageSize: 10 }),
  DeleteAssetOwner: ({ ownerId }) => ({ OwnerId: ownerId }),
}
