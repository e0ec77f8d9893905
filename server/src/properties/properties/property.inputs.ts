import type { ValidInputs } from '../../../test/matrix/input-world.ts'
import { houseInput } from '../../../test/matrix/world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  GetAssetTypes: () => ({ CategoryId: 1 }),
  GetAssetListingTypes: () => ({ CategoryId: 1 }),
  GetAssetAccessTypes: () => ({}),
  GetAreaUnitTypes: () => ({}),
  GetAssetsAppConfig: () => ({}),
  AddAsset: () => ({ ...houseInput }),
  EditAssetInformation: ({ assetId, assetVersion }) => ({ ...houseInput, AssetId: assetId, Version: assetVersion }),
  ListAsset: ({ assetId }) => ({ AssetId: assetId }),
  UnlistAsset: ({ assetId }) => ({ AssetId: assetId }),
  DeleteAsset: ({ assetId }) => ({ AssetId: assetId }),
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
  GetUserAssetCounts: () => ({}),
  GetUserAssetFacets: () => ({}),
  SetAssetOffBooks: ({ assetId }) => ({ AssetId: assetId, Reason: 'renovation' }),
  GetUserAssetDetails: ({ assetId }) => ({ AssetId: assetId }),
  GetDdlUserAssets: () => ({ Text: 'Bungalow', IsListed: false, CanHaveUnits: true }),
}
