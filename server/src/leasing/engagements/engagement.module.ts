import * as operations from '@keystead/contract/leasing/engagements/engagement.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { editAssetAssignment } from './edit-asset-assignment.ts'
import { engagementOfCall } from './engagement.access.ts'

export const engagementModule = implementAll(operations, { EditAssetAssignment: editAssetAssignment }, { engagement: engagementOfCall })
