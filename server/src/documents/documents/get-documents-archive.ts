import {
  ArchiveEmpty,
  ArchiveTooLarge,
  DocumentFolderNotFound,
  DocumentNotFound,
  type GetDocumentsArchive,
} from '@keystead/contract/documents/documents/document.operations.ts'
import { MAX_ARCHIVE_FILES } from '@keystead/contract/documents/documents/document.values.ts'
import { downloadLink } from '../../files/downloads.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { countReadFolders, listChosenFiles } from './archive.queries.ts'
import { archiveDownload } from './archive-download.ts'
import { archiveSubject } from './archive-subject.ts'
import { bytesOf, filesToPack } from './files-to-pack.ts'

export const getDocumentsArchive: Handler<typeof GetDocumentsArchive> = async ({ db, actor, services }, { DocumentIds, FolderIds }) => {
  const reader = profileActor(actor)
  if ((await countReadFolders(db, reader, FolderIds)) < FolderIds.length) fail(DocumentFolderNotFound)
  const found = await listChosenFiles(db, reader, { documentIds: DocumentIds, folderIds: FolderIds }, MAX_ARCHIVE_FILES)
  const packed = filesToPack(found) ?? fail(ArchiveTooLarge)
  const ids = new Set(found.map(({ id }) => id))
  if (DocumentIds.some((id) => !ids.has(id))) fail(DocumentNotFound)
  if (packed.length === 0) fail(ArchiveEmpty)
  const subject = archiveSubject({ documentIds: DocumentIds, folderIds: FolderIds, profileId: reader.profileId })
  const { url, expires } = downloadLink(services, archiveDownload, { accountId: reader.accountId, subject })
  return {
    Url: url,
    Expires: expires.toISOString(),
    FilesCount: packed.length,
    Bytes: bytesOf(packed),
    LeftOutCount: found.length - packed.length,
  }
}
