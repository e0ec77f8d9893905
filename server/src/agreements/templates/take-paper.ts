import { UploadNotFound } from '@keystead/contract/rpc/file-errors.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { lockUnusedUploads, markUploadsUsed, senderOf } from '../../files/upload.queries.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { type PaperFacts, templatePapers } from './template.files.ts'
import type { TemplatePaper } from './template.queries.ts'

/** Uses an uploaded paper of the caller up. */
export async function takePaper({ db, actor }: CallContext, uploadId: string): Promise<TemplatePaper> {
  const sender = senderOf(actor)
  const [upload] = await lockUnusedUploads<PaperFacts>(db, sender, templatePapers.name, [uploadId])
  if (!upload) return fail(UploadNotFound, { UploadId: messages.uploadNotFound })
  await markUploadsUsed(db, sender.accountId, [uploadId])
  return { key: upload.storage_key, name: upload.file_name, bytes: upload.bytes, sha256: upload.facts.sha256, pages: upload.facts.pages }
}
