import { UploadNotFound } from '@keystead/contract/rpc/file-errors.ts'
import type { FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { lockUnusedUploads, markUploadsUsed, senderOf, type Upload } from '../../files/upload.queries.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { KeptFile } from './document.queries.ts'
import { documentFiles, type DocumentFacts } from './document.files.ts'

/** What we read words of: pictures have none that we read, and of the old DOC format we read none. */
const WITH_TEXT = new Set(['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'])

/** Uses uploads of the caller up, as they were named; one that is missing, foreign, used or named twice is told at its place. */
export async function takeFiles(
  { db, actor, services }: CallContext,
  uploadIds: readonly string[],
  field: (place: number) => string,
): Promise<KeptFile[]> {
  const sender = senderOf(actor)
  const found = new Map(
    (await lockUnusedUploads<DocumentFacts>(db, sender, documentFiles.name, uploadIds)).map((upload) => [upload.id, upload]),
  )
  const missing: FieldMessages = {}
  const files = uploadIds.flatMap((uploadId, place) => {
    const upload = found.get(uploadId)
    found.delete(uploadId)
    if (!upload) missing[field(place)] = messages.uploadNotFound
    return upload ? [keptFile(upload, services.scanner !== null)] : []
  })
  if (files.length < uploadIds.length) fail(UploadNotFound, missing)
  await markUploadsUsed(db, sender.accountId, uploadIds)
  return files
}

function keptFile({ storage_key, file_name, bytes, facts }: Upload<DocumentFacts>, isScanned: boolean): KeptFile {
  return {
    storageKey: storage_key,
    fileName: file_name,
    contentType: facts.contentType,
    bytes,
    sha256: facts.sha256,
    pages: facts.pages,
    scan: isScanned ? 'waiting' : 'none',
    hasText: WITH_TEXT.has(facts.contentType),
  }
}
