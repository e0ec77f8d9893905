import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  AddEditAssetOwners: ({ assetId, ownerId, ownersVersion }) => ({
    AssetId: assetId,
    Version: ownersVersion,
    Owners: [
      { OwnershipPercent: 60 },
      { OwnerId: ownerId, Name: 'Iris Bell', OwnershipPercent: 40, Email: 'iris@example.com', VestingId: 3, Invite: false },
    ],
  }),
  GetUserPartnerOwnerAssets: () => ({ Text: 'porch', PageIndex: 0, PageSize: 10 }),
}
