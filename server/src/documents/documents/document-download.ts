import { GetDocumentFile } from '@keystead/contract/documents/documents/document.operations.ts'
import { actingAs } from '../../database/pool.ts'
import { type Download, type DownloadRequest, defineDownload, type FileUse, PARTS_AT_ONCE, storedDownload } from '../../files/downloads.ts'
import type { Services } from '../../rpc/services.ts'
import { findFileForReader, insertView } from './document-file.queries.ts'
import { isOpenable } from './openable.ts'

export type FileSubject = {
  readonly documentId: string
  readonly number: number
  /** As whom the account reads it. */
  readonly profileId: string
  readonly use: FileUse
}

/** The file of a version, for who may still read the document when they take it. That others have opened it is kept for its owner. */
export const documentDownload = defineDownload('document', GetDocumentFile, openDocument, { mostAtOnce: PARTS_AT_ONCE })

async function openDocument(services: Services, { accountId, memberId, subject }: DownloadRequest): Promise<Download | null> {
  const { documentId, number, profileId, use } = JSON.parse(subject) as FileSubject
  const claims = { kind: 'account', accountId, profileId, memberId } as const
  const file = await services.database.transaction(claims, async (db) => {
    const found = await findFileForReader(db, { documentId, number, accountId, profileId })
    if (!found || !isOpenable(found.scan) || (use === 'download' && !found.may_download)) return null
    if (!found.is_own) await actingAs(db, found.account_id, () => insertView(db, { documentId, number, use, reader: { profileId } }))
    return found
  })
  return file && storedDownload(services, file, use)
}
