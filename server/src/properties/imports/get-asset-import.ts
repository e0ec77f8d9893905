import { type GetAssetImport, ImportNotFound } from '@keystead/contract/properties/imports/import.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentImport } from './import.present.ts'
import { findImport } from './import.queries.ts'

export const getAssetImport: Handler<typeof GetAssetImport, Scope<'asset-import'>> = async ({ db, owned }, input) => {
  const row = await findImport(db, owned, input.ImportId)
  return row ? presentImport(row) : fail(ImportNotFound)
}
