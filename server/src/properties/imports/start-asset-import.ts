import { ImportFileUnreadable, type StartAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { IMPORT_FIELD_LABELS } from '@keystead/contract/properties/imports/import.fields.ts'
import { checkPermission } from '../../http/check-access.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { needConfirmedEmail } from '../properties/property.public.ts'
import { type UploadedFile, beginImport, checkMapping } from './import-calls.ts'
import { missingFields } from './import.columns.ts'
import { NEEDED_TO_LIST } from './import.access.ts'
import { homesImport } from './import.job.ts'
import { presentImport } from './import.present.ts'
import { openReading } from './open-reading.ts'
import { storedFile } from './stored-file.ts'
import { findImportUpload, inTurnOfAccount, readingUpload } from './uploaded-file.ts'

export const startAssetImport: PreparedHandler<typeof StartAssetImport, UploadedFile> = {
  async prepare({ services, actor }, input) {
    const { accountId } = profileActor(actor)
    return inTurnOfAccount(accountId, async () => {
      const upload = await findImportUpload(services, actor, input.UploadId)
      const file = storedFile(services, upload.storage_key)
      const columns = await readingUpload(openReading(services), (reading) => reading.ask('head', file))
      return { upload, columns: columns ?? fail(ImportFileUnreadable) }
    })
  },

  async run(context, { Mapping: mapping, ListAtOnce: listAtOnce }, { upload, columns }) {
    checkMapping({ columns, mapping, missing: missingFields(mapping) }, IMPORT_FIELD_LABELS)
    if (listAtOnce) {
      checkPermission(context.actor, NEEDED_TO_LIST.permission)
      await needConfirmedEmail(context)
    }
    return presentImport(await beginImport(context, homesImport, { upload, columns, mapping, listAtOnce }))
  },
}
