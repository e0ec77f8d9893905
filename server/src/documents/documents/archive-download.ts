import { PassThrough, type Readable } from 'node:stream'
import { GetDocumentsArchive } from '@keystead/contract/documents/documents/document.operations.ts'
import { MAX_ARCHIVE_FILES } from '@keystead/contract/documents/documents/document.values.ts'
import { ZipFile } from 'yazl'
import { actingAs } from '../../database/pool.ts'
import { type Download, type DownloadRequest, defineDownload } from '../../files/downloads.ts'
import type { Services } from '../../rpc/services.ts'
import { type ArchivedFile, listChosenFiles } from './archive.queries.ts'
import { namesInArchive } from './archive-names.ts'
import { readArchiveSubject } from './archive-subject.ts'
import { text } from './document.text.ts'
import { insertDownloads } from './document-file.queries.ts'
import { filesToPack } from './files-to-pack.ts'

/** Documents and folders in one archive, of what the reader may save when they take it. Files go through one after the other, and none is held. */
export const archiveDownload = defineDownload('documents', GetDocumentsArchive, openArchive)

async function openArchive(services: Services, { accountId, memberId, subject }: DownloadRequest): Promise<Download | null> {
  const { profileId, ...chosen } = readArchiveSubject(subject)
  const files = await services.database.transaction({ kind: 'account', accountId, profileId, memberId }, async (db) => {
    const reader = { accountId, profileId, profileType: 'Owner', givenTo: memberId } as const
    // More may lie there by now than when the link was asked for.
    const packed = filesToPack(await listChosenFiles(db, reader, chosen, MAX_ARCHIVE_FILES)) ?? []
    const ofOthers = packed.filter(({ is_own }) => !is_own)
    for (const [ownerId, theirs] of Map.groupBy(ofOthers, ({ account_id }) => account_id))
      await actingAs(db, ownerId, () => insertDownloads(db, theirs, profileId))
    return packed
  })
  if (files.length === 0) return null
  return { fileName: `${text.archive}.zip`, contentType: 'application/zip', stream: zipped(services, files) }
}

/** What is packed already is stored as it is: PDFs and pictures grow no smaller. Where the reader goes away, the file that is open is closed. */
function zipped(services: Services, files: readonly ArchivedFile[]): Readable {
  const zip = new ZipFile()
  const nameOf = namesInArchive()
  const output = new PassThrough()
  let open: Readable | null = null
  for (const file of files) {
    zip.addReadStreamLazy(nameOf(file.folders, file.title, file.file_name), { compress: false }, (give) => {
      services.files.readStream(file.storage_key).then(
        (stream) => {
          open = stream
          if (output.destroyed) stream.destroy()
          give(null, stream)
        },
        (error: unknown) => output.destroy(error as Error),
      )
    })
  }
  zip.on('error', (error: Error) => output.destroy(error))
  output.once('close', () => open?.destroy())
  zip.outputStream.pipe(output)
  zip.end()
  return output
}
