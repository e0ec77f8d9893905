import { type GetAssetImport, ImportNotFound } from '@keystead/contract/properties/imports/import.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { importsOf } from './import.access.ts'
import { presentImport } from './import.present.ts'
import { findImport } from './import.queries.ts'

export const getAssetImport: Handler<typeof GetAssetImport> = async ({ db, actor }, input) => {
  const row = await findImport(db, importsOf(profileActor(actor)), input.ImportId)
  return row ? presentImport(row) : fail(ImportNotFound)
}
