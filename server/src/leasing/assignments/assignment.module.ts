import * as operations from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { assetOfCall } from '../../properties/properties/property.public.ts'
import { assignmentOfCall } from './assignment.access.ts'
import { assignAsset } from './assign-asset.ts'
import { getAssignmentEndPreview } from './get-assignment-end-preview.ts'
import { getAssetAssignedProfiles } from './get-asset-assigned-profiles.ts'
import { getDdlAssetsUnassignedProfiles } from './get-ddl-assets-unassigned-profiles.ts'
import { getUserAssignedAssets } from './get-user-assigned-assets.ts'
import { getUserAssignedCounts } from './get-user-assigned-counts.ts'
import { switchAssetClassification } from './switch-asset-classification.ts'
import { unassignAsset } from './unassign-asset.ts'

export const assignmentModule = implementAll(
  operations,
  {
    AssignAsset: assignAsset,
    GetAssignmentEndPreview: getAssignmentEndPreview,
    UnassignAsset: unassignAsset,
    GetAssetAssignedProfiles: getAssetAssignedProfiles,
    GetDdlAssetsUnassignedProfiles: getDdlAssetsUnassignedProfiles,
    GetUserAssignedAssets: getUserAssignedAssets,
    GetUserAssignedCounts: getUserAssignedCounts,
    SwitchAssetClassification: switchAssetClassification,
  },
  { asset: assetOfCall, 'asset-assignment': assignmentOfCall },
)
