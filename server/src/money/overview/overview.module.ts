import * as operations from '@keystead/contract/money/overview/overview.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { getMoneyOverview } from './get-money-overview.ts'

export const overviewModule = implementAll(operations, { GetMoneyOverview: getMoneyOverview })
