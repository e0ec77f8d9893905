import { randomUUID } from 'node:crypto'
import { signedIn } from '@keystead/contract/rpc/access.ts'
import { defineError } from '@keystead/contract/rpc/errors.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { MAX_FILE_BYTES } from '@keystead/contract/values/uploads.ts'
import { inspectPaper, type PaperPage } from '../../files/contents/inspect-paper.ts'
import type { FilePurpose, Sender } from '../../files/file-purpose.ts'
import type { IncomingFile } from '../../files/incoming-file.ts'
import { insertUpload } from '../../files/upload.queries.ts'
import type { Services } from '../../rpc/services.ts'
import { KEPT_TEMPLATE_PAPERS } from './template.queries.ts'

const PaperTooLarge = defineError('FileTooLarge', 413, messages.fileTooLarge)

/** What was found in a paper before it was kept. */
export type PaperFacts = { readonly pages: readonly PaperPage[]; readonly sha256: string }

/** PDFs on whose pages fields are placed; kept as they came. */
export const templatePapers: FilePurpose = {
  name: 'template-paper',
  access: signedIn({ profiles: ['Owner', 'Agent'] }),
  permission: 'agreements:edit',
  extensions: ['pdf'],
  maxBytes: MAX_FILE_BYTES,
  tooLarge: PaperTooLarge,
  take: keepPaper,
  release: (services, storageKey) => services.files.delete(storageKey),
  hasPreview: false,
  keptKeys: KEPT_TEMPLATE_PAPERS,
  media: null,
}

async function keepPaper(
  services: Services,
  file: IncomingFile,
  { accountId, senderId, fileName, isWanted }: Sender,
): Promise<{ uploadId: string } | null> {
  const { pages, sha256, bytes } = await inspectPaper(services, { ...file, fileName })
  if (!isWanted()) return null
  const storageKey = `agreements/templates/${randomUUID()}`
  const facts: PaperFacts = { pages, sha256 }
  await services.files.move(file.key, storageKey)
  const { id } = await services.database.transaction({ kind: 'account', accountId }, (db) =>
    insertUpload(db, { accountId, senderId, purpose: templatePapers.name, fileName, bytes, storageKey, facts }),
  )
  return { uploadId: id }
}
