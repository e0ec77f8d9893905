import * as operations from '@keystead/contract/office/dashboard/dashboard.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { getBusinessSummary } from './get-business-summary.ts'
import { hideSetup } from './hide-setup.ts'

export const dashboardModule = implementAll(operations, { GetBusinessSummary: getBusinessSummary, HideSetup: hideSetup })
