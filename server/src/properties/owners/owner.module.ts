import * as operations from '@keystead/contract/properties/owners/owner.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { ownerOfCall } from './owner.access.ts'
import { assetOfCall } from '../properties/property.public.ts'
import { addEditAssetOwners } from './add-edit-asset-owners.ts'
import { deleteAssetOwner } from './delete-asset-owner.ts'
import { getAssetOwners } from './get-asset-owners.ts'
import { getUserPartnerOwnerAssets } from './get-user-partner-owner-assets.ts'

export const ownerModule = implementAll(
  operations,
  {
    AddEditAssetOwners: addEditAssetOwners,
    DeleteAssetOwner: deleteAssetOwner,
    GetAssetOwners: getAssetOwners,
    GetUserPartnerOwnerAssets: getUserPartnerOwnerAssets,
  },
  { 'asset-owner': ownerOfCall, asset: assetOfCall },
)
