import type { GetAssetImportReport } from '@keystead/contract/properties/imports/import.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { reportLink } from './import-calls.ts'
import { importReport } from './import-report.ts'

export const getAssetImportReport: Handler<typeof GetAssetImportReport, Scope<'asset-import'>> = (context, input) =>
  reportLink(context, context.owned, { kind: 'homes', download: importReport }, input)
