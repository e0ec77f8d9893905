import {
  ArchiveEmpty,
  ArchiveTooLarge,
  DocumentFolderNotFound,
  DocumentNotFound,
  type GetDocumentsArchive,
} from '@keystead/contract/documents/documents/document.operations.ts'
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_FILES } from '@keystead/contract/documents/documents/document.values.ts'
import { downloadLink } from '../../files/downloads.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { type ArchivedFile, countReadFolders, listChosenFiles } from './archive.queries.ts'
import { archiveDownload, type ArchiveSubject } from './archive-download.ts'
import { isOpenable } from './openable.ts'

export const getDocumentsArchive: Handler<typeof GetDocumentsArchive> = async ({ db, actor, services }, { DocumentIds, FolderIds }) => {
  const reader = profileActor(actor)
  if ((await countReadFolders(db, reader, FolderIds)) < FolderIds.length) fail(DocumentFolderNotFound)
  const found = await listChosenFiles(db, reader, { documentIds: DocumentIds, folderIds: FolderIds }, MAX_ARCHIVE_FILES)
  if (found.length > MAX_ARCHIVE_FILES) fail(ArchiveTooLarge)
  const ids = new Set(found.map(({ id }) => id))
  if (DocumentIds.some((id) => !ids.has(id.toLowerCase()))) fail(DocumentNotFound)
  const files = found.filter(isTaken)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  if (files.length === 0) fail(ArchiveEmpty)
  if (bytes > MAX_ARCHIVE_BYTES) fail(ArchiveTooLarge)
  const subject: ArchiveSubject = { documentIds: DocumentIds, folderIds: FolderIds, profileId: reader.profileId }
  const { url, expires } = downloadLink(services, archiveDownload, { accountId: reader.accountId, subject: JSON.stringify(subject) })
  return {
    Url: url,
    Expires: expires.toISOString(),
    FilesCount: files.length,
    Bytes: bytes,
    LeftOutCount: found.length - files.length,
  }
}

function isTaken({ may_download, scan }: ArchivedFile): boolean {
  return may_download && isOpenable(scan)
}
