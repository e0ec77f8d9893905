import type { ValidInputs } from '../../../test/matrix/input-world.ts'
import { houseInput } from '../../../test/inputs.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  GetAssetTypes: () => ({ CategoryId: 1 }),
  GetAssetListingTypes: () => ({ CategoryId: 1 }),
  AddAsset: () => ({ ...houseInput }),
  EditAssetInformation: ({ assetId, assetVersion }) => ({ ...houseInput, AssetId: assetId, Version: assetVersion }),
  ListAsset: ({ assetId }) => ({ AssetId: assetId }),
  UnlistAsset: ({ assetId }) => ({ AssetId: assetId }),
  GetUserAssets: () => ({
    Text: 'porch',
    CategoryId: 1,
    IsListed: false,
    Occupancy: ['vacant', 'occupied'],
    City: 'Denver',
    RentFrom: '100.00',
    RentTo: '9000.00',
    BedroomsFrom: 0,
    Sort: 'address',
    PageIndex: 0,
    PageSize: 10,
  }),
  SetAssetOffBooks: ({ assetId }) => ({ AssetId: assetId, Reason: 'renovation' }),
  GetDdlUserAssets: () => ({ Text: 'Bungalow', IsListed: false, CanHaveUnits: true }),
}
