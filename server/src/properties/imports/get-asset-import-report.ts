import { type GetAssetImportReport, ImportNotFound } from '@keystead/contract/properties/imports/import.operations.ts'
import { downloadLink } from '../../files/downloads.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { findImport } from './import.queries.ts'
import { importReport, reportSubject } from './import-report.ts'

export const getAssetImportReport: Handler<typeof GetAssetImportReport, Scope<'asset-import'>> = async (
  { db, actor, owned, services },
  input,
) => {
  const { accountId } = profileActor(actor)
  const row = (await findImport(db, owned, input.ImportId)) ?? fail(ImportNotFound)
  const link = downloadLink(services, importReport, { accountId, subject: reportSubject(row.id, input.Rows) })
  return { Url: link.url, Expires: link.expires.toISOString() }
}
