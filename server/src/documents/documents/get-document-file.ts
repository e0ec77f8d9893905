import {
  DocumentNotDownloadable,
  DocumentNotFound,
  type GetDocumentFile,
  type GetDocumentText,
} from '@keystead/contract/documents/documents/document.operations.ts'
import { downloadLink } from '../../files/downloads.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedDocument } from './document.access.ts'
import { documentDownload, type FileSubject } from './document-download.ts'
import { findDocument } from './document-list.queries.ts'
import { findText, findVersion } from './document.queries.ts'
import { checkIsOpenable } from './openable.ts'

export const getDocumentFile: Handler<typeof GetDocumentFile, ReachedDocument> = async (context, { DocumentId, Number: number, Use }) => {
  const { db, actor, services, owned } = context
  if (Use === 'download' && !owned.mayDownload) fail(DocumentNotDownloadable)
  const version = (await findVersion(db, DocumentId, number)) ?? fail(DocumentNotFound)
  if (!version.is_current && !owned.mayEdit) fail(DocumentNotFound)
  checkIsOpenable(version.scan)
  const { accountId, profileId } = profileActor(actor)
  const subject: FileSubject = { documentId: DocumentId, number: version.number, profileId, use: Use }
  const { url, expires } = downloadLink(services, documentDownload, { accountId, subject: JSON.stringify(subject) })
  return {
    Url: url,
    Expires: expires.toISOString(),
    FileName: version.file_name,
    ContentType: version.content_type,
    Bytes: version.bytes,
    Pages: version.pages,
  }
}

export const getDocumentText: Handler<typeof GetDocumentText, ReachedDocument> = async ({ db }, { DocumentId }) => {
  const document = (await findDocument(db, DocumentId)) ?? fail(DocumentNotFound)
  checkIsOpenable(document.scan)
  const text = document.text_state === 'completed' ? await findText(db, DocumentId) : null
  return { State: document.text_state, Text: text?.body ?? null, Html: text?.html ?? null, IsCut: text?.is_cut ?? false }
}
