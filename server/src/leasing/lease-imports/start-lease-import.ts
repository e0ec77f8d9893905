import { type StartLeaseImport, TooManyLeaseRows } from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import { LEASE_IMPORT_LABELS } from '@keystead/contract/leasing/lease-imports/lease-import.fields.ts'
import { ImportFileUnreadable } from '@keystead/contract/properties/imports/import.operations.ts'
import {
  type UploadedFile,
  beginImport,
  checkMapping,
  findImportUpload,
  inTurnOfAccount,
  presentRun,
  readingUpload,
  storedFile,
} from '../../properties/imports/import.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { missingLeaseFields } from './lease-import.columns.ts'
import { leasesImport } from './lease-import.job.ts'
import { openLeaseReading } from './open-lease-reading.ts'

export const startLeaseImport: PreparedHandler<typeof StartLeaseImport, UploadedFile> = {
  async prepare({ services, actor }, { UploadId, Mapping }) {
    const { accountId } = profileActor(actor)
    return inTurnOfAccount(accountId, async () => {
      const upload = await findImportUpload(services, actor, UploadId)
      const file = storedFile(services, upload.storage_key)
      return readingUpload(openLeaseReading(services), async (reading) => {
        const columns = (await reading.ask('head', file)) ?? fail(ImportFileUnreadable)
        // Read to its end, so that one with too many rows is not begun.
        const read = await reading.ask('start', { file, mapping: Mapping, rowsDone: 0 })
        return read === 'too-many-rows' ? fail(TooManyLeaseRows) : { upload, columns }
      })
    })
  },

  async run(context, { Mapping: mapping, AsDrafts: asDrafts, Unlist: unlist }, { upload, columns }) {
    checkMapping({ columns, mapping, missing: missingLeaseFields(mapping) }, LEASE_IMPORT_LABELS)
    return presentRun(await beginImport(context, leasesImport, { upload, columns, mapping, settings: { asDrafts, unlist } }))
  },
}
