import {
  DocumentFolderNotFound,
  DocumentNotDownloadable,
  DocumentNotFound,
} from '@keystead/contract/documents/documents/document.operations.ts'
import { type GetSharedByLink, type GetSharedFileByLink, ShareLinkOver } from '@keystead/contract/documents/sharing/share.operations.ts'
import type { Db } from '../../database/db.ts'
import { claimAccount } from '../../database/pool.ts'
import { downloadLink } from '../../files/downloads.ts'
import { findProfileCards, nameless } from '../../identity/profiles/profile.public.ts'
import { openLink } from '../../links/links.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import type { Services } from '../../rpc/services.ts'
import { checkIsOpenable } from '../documents/document.public.ts'
import { type LinkedFileSubject, sharedDownload } from './shared-download.ts'
import { SHARE_LINK } from './share-link.ts'
import {
  countLinkedDocuments,
  countLinkedFolders,
  findLinkedDocument,
  findLinkedShare,
  type LinkedShare,
  listLinkedDocuments,
  listLinkedFolders,
  listLinkedPath,
} from './shared-by-link.queries.ts'

const MOST_FOLDERS = 200

type Opened = LinkedShare & { readonly accountId: string }

/** What is behind a link, in a transaction that from here on touches the rows of who shares. */
async function opened(db: Db, secret: string): Promise<Opened> {
  const link = (await openLink(db, [SHARE_LINK], secret)) ?? fail(ShareLinkOver)
  await claimAccount(db, link.accountId)
  return { ...((await findLinkedShare(db, link.objectId)) ?? fail(ShareLinkOver)), accountId: link.accountId }
}

/** Public reads have no transaction of their own. */
function reading<Result>({ database }: Pick<Services, 'database'>, read: (db: Db) => Promise<Result>): Promise<Result> {
  return database.transaction({ kind: 'public' }, read, { readOnly: true })
}

export const getSharedByLink: Handler<typeof GetSharedByLink> = ({ services }, { Token, FolderId, ...page }) =>
  reading(services, async (db) => {
    const share = await opened(db, Token)
    const open = share.folder_id === null ? null : (FolderId ?? share.folder_id)
    const path = open === null ? [] : await listLinkedPath(db, share.folder_id!, open)
    if (open !== null && path.length === 0) fail(DocumentFolderNotFound)
    const documents = await listLinkedDocuments(db, share, open, rowsOf(page))
    const folders = open === null ? [] : await listLinkedFolders(db, open, MOST_FOLDERS)
    const items = documents.map((document) => ({
      DocumentId: document.id,
      Title: document.title,
      FileName: document.file_name,
      ContentType: document.content_type,
      Bytes: document.bytes,
      Pages: document.pages,
      Scan: document.scan,
    }))
    return {
      ...pageWith(items, page, await countLinkedDocuments(db, share, open)),
      Kind: open === null ? ('document' as const) : ('folder' as const),
      Name: share.name,
      SharedBy: (await findProfileCards(db, [share.profile_id])).get(share.profile_id)?.Name ?? nameless.closedAccount,
      Permission: share.permission,
      UntilDate: share.until_on,
      Message: share.message,
      Path: path.map(({ id, name }) => ({ FolderId: id, Name: name })),
      Folders: folders.map(({ id, name }) => ({ FolderId: id, Name: name })),
      MoreFoldersCount: open === null ? 0 : (await countLinkedFolders(db, open)) - folders.length,
    }
  })

export const getSharedFileByLink: Handler<typeof GetSharedFileByLink> = ({ services }, { Token, DocumentId, Use }) =>
  reading(services, async (db) => {
    const share = await opened(db, Token)
    const document = (await findLinkedDocument(db, share, DocumentId)) ?? fail(DocumentNotFound)
    if (Use === 'download' && share.permission === 'view') fail(DocumentNotDownloadable)
    checkIsOpenable(document.scan)
    const subject: LinkedFileSubject = { shareId: share.id, documentId: document.id, use: Use }
    const { url, expires } = downloadLink(services, sharedDownload, { accountId: share.accountId, subject: JSON.stringify(subject) })
    return {
      Url: url,
      Expires: expires.toISOString(),
      FileName: document.file_name,
      ContentType: document.content_type,
      Bytes: document.bytes,
      Pages: document.pages,
    }
  })
