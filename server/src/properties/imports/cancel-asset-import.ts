import { type CancelAssetImport, ImportFinished, ImportNotFound } from '@keystead/contract/properties/imports/import.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentImport } from './import.present.ts'
import { endImport, lockImport } from './import.queries.ts'

/** The lock waits for the rows in hand; the next batch finds the import ended and stops. */
export const cancelAssetImport: Handler<typeof CancelAssetImport, Scope<'asset-import'>> = async (context, input) => {
  const { db } = context
  const scope = context.owned
  const row = (await lockImport(db, scope, input.ImportId)) ?? fail(ImportNotFound)
  const canceled = (await endImport(db, scope, row.id, { status: 'canceled' })) ?? fail(ImportFinished)
  context.audit(row.id, { rowsDone: canceled.rows_done })
  return presentImport(canceled)
}
