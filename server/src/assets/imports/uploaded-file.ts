import { ImportFileUnreadable } from '@keystead/contract/assets/imports/import.operations.ts'
import { UploadNotFound } from '@keystead/contract/assets/images/image.operations.ts'
import { type Upload, findUpload } from '../../files/upload.queries.ts'
import { fail } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import type { CsvHead } from './csv-head.ts'
import type { CsvRow } from './csv-rows.ts'
import { readImportHead } from './import-file.ts'
import { loadPlaceRows } from './import.queries.ts'
import { type PlaceIndex, indexPlaces } from './place-index.ts'

export type UploadedFile = {
  readonly upload: Upload
  readonly head: CsvHead
  /** Rows of its beginning; the rest is not read. */
  readonly rows: readonly CsvRow[]
  readonly places: PlaceIndex
}

/** The beginning of an uploaded file, and what is needed to understand it. */
export async function readUploadedFile(services: Services, accountId: string, uploadId: string): Promise<UploadedFile> {
  const upload = await services.database.transaction(
    { kind: 'account', accountId },
    (db) => findUpload(db, accountId, ['asset-import'], uploadId),
    { readOnly: true },
  )
  if (!upload || !(await services.files.exists(upload.storage_key))) return fail(UploadNotFound)
  const beginning = await readImportHead(await services.files.readStream(upload.storage_key))
  if (!beginning) return fail(ImportFileUnreadable)
  return { upload, ...beginning, places: indexPlaces(await loadPlaceRows(services.database.db)) }
}
