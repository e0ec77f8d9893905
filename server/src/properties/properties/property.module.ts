import * as operations from '@keystead/contract/properties/properties/property.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { assetOfCall } from './property.access.ts'
import { addAsset } from './add-asset.ts'
import { deleteAsset } from './delete-asset.ts'
import { editAssetInformation } from './edit-asset-information.ts'
import { getAssetDeletionPreview } from './get-asset-deletion-preview.ts'
import { getAreaUnitTypes } from './get-area-unit-types.ts'
import { getAssetAccessTypes } from './get-asset-access-types.ts'
import { getAssetListingTypes } from './get-asset-listing-types.ts'
import { getAssetTypes } from './get-asset-types.ts'
import { getAssetsAppConfig } from './get-assets-app-config.ts'
import { getDdlUserAssets } from './get-ddl-user-assets.ts'
import { getUserAssetCounts } from './get-user-asset-counts.ts'
import { getUserAssetFacets } from './get-user-asset-facets.ts'
import { getUserAssetDetails } from './get-user-asset-details.ts'
import { getUserAssets } from './get-user-assets.ts'
import { listAsset } from './list-asset.ts'
import { setAssetOffBooks } from './set-asset-off-books.ts'
import { unlistAsset } from './unlist-asset.ts'

export const propertyModule = implementAll(
  operations,
  {
    GetAssetTypes: getAssetTypes,
    GetAssetListingTypes: getAssetListingTypes,
    GetAssetAccessTypes: getAssetAccessTypes,
    GetAreaUnitTypes: getAreaUnitTypes,
    GetAssetsAppConfig: getAssetsAppConfig,
    AddAsset: addAsset,
    EditAssetInformation: editAssetInformation,
    ListAsset: listAsset,
    UnlistAsset: unlistAsset,
    GetAssetDeletionPreview: getAssetDeletionPreview,
    DeleteAsset: deleteAsset,
    GetUserAssets: getUserAssets,
    GetUserAssetCounts: getUserAssetCounts,
    GetUserAssetFacets: getUserAssetFacets,
    SetAssetOffBooks: setAssetOffBooks,
    GetUserAssetDetails: getUserAssetDetails,
    GetDdlUserAssets: getDdlUserAssets,
  },
  { asset: assetOfCall },
)
