import { GetDocumentFile } from '@keystead/contract/documents/documents/document.operations.ts'
import { type Download, type DownloadRequest, defineDownload, type FileUse, PARTS_AT_ONCE, storedDownload } from '../../files/downloads.ts'
import type { Services } from '../../rpc/services.ts'
import { insertView, isOpenable } from '../documents/document.public.ts'
import { findLinkedDocument, findLinkedShare } from './shared-by-link.queries.ts'

export type LinkedFileSubject = { readonly shareId: string; readonly documentId: string; readonly use: FileUse }

/** A file for those who have the link of a share, as long as the share holds. */
export const sharedDownload = defineDownload('shared-document', GetDocumentFile, openShared, {
  readers: { ofLink: (subject) => (JSON.parse(subject) as LinkedFileSubject).shareId },
  mostAtOnce: PARTS_AT_ONCE,
})

async function openShared(services: Services, { accountId, subject }: DownloadRequest): Promise<Download | null> {
  const { shareId, documentId, use } = JSON.parse(subject) as LinkedFileSubject
  const file = await services.database.transaction({ kind: 'account', accountId }, async (db) => {
    const share = await findLinkedShare(db, shareId)
    const document = share && (await findLinkedDocument(db, share, documentId))
    if (!document || !isOpenable(document.scan) || (use === 'download' && share.permission === 'view')) return null
    await insertView(db, { documentId, number: document.number, use, reader: { linkId: share.id, email: share.email } })
    return document
  })
  return file && storedDownload(services, file, use)
}
