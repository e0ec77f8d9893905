import { randomUUID } from 'node:crypto'
import { defineError } from '@keystead/contract/rpc/errors.ts'
import { signedIn } from '@keystead/contract/rpc/access.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { DOCUMENT_EXTENSIONS, MAX_FILE_BYTES } from '@keystead/contract/values/uploads.ts'
import { inspectFile } from '../../files/contents/inspect-file.ts'
import type { FilePurpose, Sender } from '../../files/file-purpose.ts'
import type { IncomingFile } from '../../files/incoming-file.ts'
import { insertUpload } from '../../files/upload.queries.ts'
import type { Services } from '../../rpc/services.ts'
import { KEPT_DOCUMENTS } from './document.queries.ts'

const DocumentTooLarge = defineError('FileTooLarge', 413, messages.fileTooLarge)

/** What was found in a file before it was kept. */
export type DocumentFacts = {
  readonly contentType: string
  readonly pages: number | null
  readonly sha256: string
}

/** Papers as they came; pictures are written once more, without what their camera wrote into them. */
export const documentFiles: FilePurpose = {
  name: 'document',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'documents:edit',
  extensions: DOCUMENT_EXTENSIONS,
  maxBytes: MAX_FILE_BYTES,
  tooLarge: DocumentTooLarge,
  take: keepDocument,
  release: (services, storageKey) => services.files.delete(storageKey),
  hasPreview: false,
  keptKeys: KEPT_DOCUMENTS,
  media: null,
}

export function newDocumentKey(): string {
  return `documents/${randomUUID()}`
}

/**
 * Each file has a key of its own, also where two are equal: so that no one deletes what another still needs, and the key of a file tells
 * nothing of what it holds.
 */
async function keepDocument(
  services: Services,
  file: IncomingFile,
  { accountId, senderId, fileName, isWanted }: Sender,
): Promise<{ uploadId: string } | null> {
  const { contentType, pages, sha256, bytes, content } = await inspectFile(services, { ...file, fileName })
  if (!isWanted()) return null
  const storageKey = newDocumentKey()
  const facts: DocumentFacts = { contentType, pages, sha256 }
  if (content) await services.files.put(storageKey, content)
  else await services.files.move(file.key, storageKey)
  // Where that fails its row may be there all the same; a file that has none goes with the daily sweep.
  const { id } = await services.database.transaction({ kind: 'account', accountId }, (db) =>
    insertUpload(db, { accountId, senderId, purpose: documentFiles.name, fileName, bytes, storageKey, facts }),
  )
  return { uploadId: id }
}
