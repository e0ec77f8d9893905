import type { CancelAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { cancelImport } from './import-calls.ts'
import { presentImport } from './import.present.ts'

export const cancelAssetImport: Handler<typeof CancelAssetImport, Scope<'asset-import'>> = async (context, { ImportId }) =>
  presentImport(await cancelImport(context, context.owned, 'homes', ImportId))
