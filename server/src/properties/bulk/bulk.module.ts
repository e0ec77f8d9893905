import * as operations from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { assetOfCall } from '../properties/property.public.ts'
import { deleteAssets } from './delete-assets.ts'
import { duplicateAsset } from './duplicate-asset.ts'
import { editAssets } from './edit-assets.ts'
import { getUserAssetIds } from './get-user-asset-ids.ts'
import { listAssets } from './list-assets.ts'
import { unlistAssets } from './unlist-assets.ts'

export const bulkModule = implementAll(
  operations,
  {
    GetUserAssetIds: getUserAssetIds,
    ListAssets: listAssets,
    UnlistAssets: unlistAssets,
    DeleteAssets: deleteAssets,
    EditAssets: editAssets,
    DuplicateAsset: duplicateAsset,
  },
  { asset: assetOfCall },
)
