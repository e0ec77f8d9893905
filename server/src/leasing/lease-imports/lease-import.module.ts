import * as operations from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import { importOfCall } from '../../properties/imports/import.public.ts'
import { implementAll } from '../../rpc/module.ts'
import { cancelLeaseImport } from './cancel-lease-import.ts'
import { getLeaseImport } from './get-lease-import.ts'
import { getLeaseImportReport } from './get-lease-import-report.ts'
import { getLeaseImports } from './get-lease-imports.ts'
import { previewLeaseImport } from './preview-lease-import.ts'
import { startLeaseImport } from './start-lease-import.ts'

export const leaseImportModule = implementAll(
  operations,
  {
    PreviewLeaseImport: previewLeaseImport,
    StartLeaseImport: startLeaseImport,
    GetLeaseImport: getLeaseImport,
    GetLeaseImports: getLeaseImports,
    CancelLeaseImport: cancelLeaseImport,
    GetLeaseImportReport: getLeaseImportReport,
  },
  { 'asset-import': importOfCall },
)
