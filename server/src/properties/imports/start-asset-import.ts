import { ImportFileUnreadable, ImportRunning, type StartAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { IMPORT_FIELD_LABELS } from '@keystead/contract/properties/imports/import.fields.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { emptyMessage } from '@keystead/contract/text/messages.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { type Upload, markUploadsUsed } from '../../files/upload.queries.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { needConfirmedEmail } from '../properties/property.public.ts'
import { headerHash } from './csv-head.ts'
import { importsOf } from './import.access.ts'
import { missingFields, unknownColumns, unusedColumns } from './import.columns.ts'
import { importAssetsJob } from './import.job-definition.ts'
import { presentImport } from './import.present.ts'
import { failAbandonedImports, insertImport } from './import.queries.ts'
import { storedFile } from './open-reading.ts'
import { findImportUpload, inTurnOfAccount, readingUpload } from './uploaded-file.ts'

type UploadedFile = { readonly upload: Upload; readonly columns: readonly string[] }

export const startAssetImport: PreparedHandler<typeof StartAssetImport, UploadedFile> = {
  async prepare({ services, actor }, input) {
    const { accountId } = profileActor(actor)
    return inTurnOfAccount(accountId, async () => {
      const upload = await findImportUpload(services, accountId, input.UploadId)
      const columns = await readingUpload(services, (reading) => reading.ask('head', storedFile(services, upload.storage_key)))
      return { upload, columns: columns ?? fail(ImportFileUnreadable) }
    })
  },

  async run(context, input, { upload, columns }) {
    const { db, services } = context
    const actor = profileActor(context.actor)
    checkMapping(columns, input.Mapping)
    if (input.ListAtOnce) await needConfirmedEmail(context)

    const scope = importsOf(actor)
    await failAbandonedImports(db, scope)
    const row = await insertImport(db, scope, {
      uploadId: upload.id,
      fileName: upload.file_name,
      bytes: upload.bytes,
      headerSha256: headerHash(columns),
      mapping: input.Mapping,
      unusedColumns: unusedColumns(columns, input.Mapping),
      listAtOnce: input.ListAtOnce,
      runsIn: 'queue',
    }).catch((error: unknown) => {
      throw violatedConstraint(error) === 'asset_import_running' ? fail(ImportRunning) : error
    })
    await markUploadsUsed(db, actor.accountId, [upload.id])
    await services.jobs.enqueue(db, importAssetsJob, { importId: row.id, accountId: actor.accountId }, row.id)
    context.audit(row.id, { fileName: upload.file_name })
    return presentImport(row)
  },
}

function checkMapping(columns: readonly string[], mapping: Parameters<typeof missingFields>[0]): void {
  const fields = Object.fromEntries([
    ...missingFields(mapping).map((field) => [`Mapping.${field}`, emptyMessage(IMPORT_FIELD_LABELS[field])]),
    ...unknownColumns(columns, mapping).map((field) => [`Mapping.${field}`, 'Column is not valid.']),
  ]) as Record<string, string>
  if (Object.keys(fields).length > 0) fail(CallErrors.InvalidInput, fields)
}
