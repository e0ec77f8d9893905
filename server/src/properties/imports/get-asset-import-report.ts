import type { GetAssetImportReport } from '@keystead/contract/properties/imports/import.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { reportLink } from './import-calls.ts'

export const getAssetImportReport: Handler<typeof GetAssetImportReport, Scope<'asset-import'>> = (context, input) =>
  reportLink(context, context.owned, 'homes', input)
