import { GetDocumentsArchive } from '@keystead/contract/documents/documents/document.operations.ts'
import { MAX_ARCHIVE_FILES } from '@keystead/contract/documents/documents/document.values.ts'
import { actingAs } from '../../database/pool.ts'
import { type Download, type DownloadRequest, defineDownload } from '../../files/downloads.ts'
import { zipped } from '../../files/zipped.ts'
import type { Services } from '../../rpc/services.ts'
import { listChosenFiles } from './archive.queries.ts'
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
  const nameOf = namesInArchive()
  const entries = files.map((file) => ({ key: file.storage_key, name: nameOf(file.folders, file.title, file.file_name) }))
  return { fileName: `${text.archive}.zip`, contentType: 'application/zip', stream: zipped(services, entries) }
}
