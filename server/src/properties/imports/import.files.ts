import { signedIn } from '@keystead/contract/rpc/access.ts'
import { defineError } from '@keystead/contract/rpc/errors.ts'
import { MAX_IMPORT_FILE_BYTES, formatBytes } from '@keystead/contract/values/uploads.ts'
import type { FilePurpose, Sender } from '../../files/file-purpose.ts'
import type { IncomingFile } from '../../files/incoming-file.ts'
import { insertUpload, usedFilesOf } from '../../files/upload.queries.ts'
import type { Services } from '../../rpc/services.ts'

const ImportTooLarge = defineError('FileTooLarge', 413, `File size exceeds the limit of ${formatBytes(MAX_IMPORT_FILE_BYTES)}.`)

/** Files with properties, or with leases of them. They are kept as they came, for the report of the rows that were refused. */
export const importFiles: FilePurpose = {
  name: 'asset-import',
  access: signedIn({ profiles: ['Owner'] }),
  permission: 'properties:edit',
  orPermission: 'leases:edit',
  concerns: 'whole business',
  extensions: ['csv', 'txt'],
  maxBytes: MAX_IMPORT_FILE_BYTES,
  tooLarge: ImportTooLarge,
  take: keepImportFile,
  release: (services, storageKey) => services.files.delete(storageKey),
  hasPreview: false,
  keptKeys: usedFilesOf('asset-import'),
  media: null,
}

async function keepImportFile(
  services: Services,
  file: IncomingFile,
  { accountId, senderId, fileName }: Sender,
): Promise<{ uploadId: string }> {
  const storageKey = file.key.replace(/^incoming\//, 'imports/')
  await services.files.move(file.key, storageKey)
  // Where that fails its row may be there all the same; a file that has none goes with the daily sweep.
  const { id } = await services.database.transaction({ kind: 'account', accountId }, (db) =>
    insertUpload(db, { accountId, senderId, purpose: 'asset-import', fileName, bytes: file.bytes, storageKey }),
  )
  return { uploadId: id }
}
