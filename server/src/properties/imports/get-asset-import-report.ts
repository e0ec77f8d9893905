import { type GetAssetImportReport, ImportNotFound } from '@keystead/contract/properties/imports/import.operations.ts'
import { downloadLink } from '../../files/downloads.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { importsOf } from './import.access.ts'
import { findImport } from './import.queries.ts'
import { importReport, reportSubject } from './import-report.ts'

export const getAssetImportReport: Handler<typeof GetAssetImportReport> = async ({ db, actor, services }, input) => {
  const { accountId } = profileActor(actor)
  const row = (await findImport(db, importsOf(profileActor(actor)), input.ImportId)) ?? fail(ImportNotFound)
  const link = downloadLink(services, importReport, { accountId, subject: reportSubject(row.id, input.Rows) })
  return { Url: link.url, Expires: link.expires.toISOString() }
}
