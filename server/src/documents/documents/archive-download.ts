import { Readable } from 'node:stream'
import { GetDocumentsArchive } from '@keystead/contract/documents/documents/document.operations.ts'
import { MAX_ARCHIVE_FILES } from '@keystead/contract/documents/documents/document.values.ts'
import { ZipFile } from 'yazl'
import { actingAs } from '../../database/pool.ts'
import { type Download, type DownloadRequest, defineDownload } from '../../files/downloads.ts'
import type { Services } from '../../rpc/services.ts'
import { type ArchivedFile, listChosenFiles } from './archive.queries.ts'
import { namesInArchive } from './archive-names.ts'
import { text } from './document.text.ts'
import { insertView } from './document-file.queries.ts'
import { isOpenable } from './openable.ts'

export type ArchiveSubject = { readonly documentIds: readonly string[]; readonly folderIds: readonly string[]; readonly profileId: string }

/** Documents and folders in one archive, of what the reader may save when they take it. Files go through one after the other, and none is held. */
export const archiveDownload = defineDownload('documents', GetDocumentsArchive, openArchive)

async function openArchive(services: Services, { accountId, memberId, subject }: DownloadRequest): Promise<Download | null> {
  const { profileId, ...chosen } = JSON.parse(subject) as ArchiveSubject
  const files = await services.database.transaction({ kind: 'account', accountId, profileId, memberId }, async (db) => {
    const reader = { accountId, profileId, profileType: 'Owner', givenTo: memberId } as const
    const found = await listChosenFiles(db, reader, chosen, MAX_ARCHIVE_FILES)
    const taken = found.filter(({ may_download, scan }) => may_download && isOpenable(scan)).slice(0, MAX_ARCHIVE_FILES)
    for (const { id, number, account_id } of taken.filter(({ is_own }) => !is_own))
      await actingAs(db, account_id, () => insertView(db, { documentId: id, number, use: 'download', reader: { profileId } }))
    return taken
  })
  if (files.length === 0) return null
  return { fileName: `${text.archive}.zip`, contentType: 'application/zip', stream: zipped(services, files) }
}

/** What is packed already is stored as it is: PDFs and pictures grow no smaller. */
function zipped(services: Services, files: readonly ArchivedFile[]): Readable {
  const zip = new ZipFile()
  const nameOf = namesInArchive()
  const output = new Readable().wrap(zip.outputStream)
  for (const file of files) {
    zip.addReadStreamLazy(nameOf(file.folders, file.title, file.file_name), { compress: false }, (give) => {
      services.files.readStream(file.storage_key).then(
        (stream) => give(null, stream),
        (error: unknown) => output.destroy(error as Error),
      )
    })
  }
  zip.on('error', (error: Error) => output.destroy(error))
  zip.end()
  return output
}
