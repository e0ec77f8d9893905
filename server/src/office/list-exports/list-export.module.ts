import * as operations from '@keystead/contract/platform/list-exports/list-export.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { exportList } from './export-list.ts'

export const listExportModule = implementAll(operations, { ExportList: exportList })
