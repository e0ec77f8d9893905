import type { GetAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { getImport } from './import-calls.ts'
import { presentImport } from './import.present.ts'

export const getAssetImport: Handler<typeof GetAssetImport, Scope<'asset-import'>> = async ({ db, owned }, { ImportId }) =>
  presentImport(await getImport(db, owned, 'homes', ImportId))
