import * as operations from '@keystead/contract/properties/imports/import.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { importOfCall } from './import.access.ts'
import { cancelAssetImport } from './cancel-asset-import.ts'
import { exportUserAssets } from './export-user-assets.ts'
import { getAssetImport } from './get-asset-import.ts'
import { getAssetImportReport } from './get-asset-import-report.ts'
import { getAssetImports } from './get-asset-imports.ts'
import { previewAssetImport } from './preview-asset-import.ts'
import { startAssetImport } from './start-asset-import.ts'

export const importModule = implementAll(
  operations,
  {
    ExportUserAssets: exportUserAssets,
    PreviewAssetImport: previewAssetImport,
    StartAssetImport: startAssetImport,
    GetAssetImport: getAssetImport,
    GetAssetImports: getAssetImports,
    CancelAssetImport: cancelAssetImport,
    GetAssetImportReport: getAssetImportReport,
  },
  { 'asset-import': importOfCall },
)
