import { DocumentFolderNotFound } from '@keystead/contract/documents/documents/document.operations.ts'
import type {
  GetDdlDocumentFolders,
  GetDocumentFoldersHierarchy,
  GetFolderDocuments,
} from '@keystead/contract/documents/documents/folder.operations.ts'
import { may, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { documentsIn, documentsOf, findFolder } from './document.access.ts'
import { listByIds } from './document-list.queries.ts'
import { presentDocument, presentFolder } from './document.present.ts'
import { countFolders, countInFolder, findFolderRow, listChoices, listFolders, listInFolder, listPath } from './folder.queries.ts'

const MOST_CHOICES = 20

export const getDdlDocumentFolders: Handler<typeof GetDdlDocumentFolders> = async ({ db, actor }, { Text, FolderId }) => {
  const rows = await listChoices(db, documentsOf(profileActor(actor)), {
    text: FolderId === null ? Text : null,
    onlyId: FolderId,
    limit: MOST_CHOICES,
  })
  return { Items: rows.map(({ id, names }) => ({ Id: id, Text: names.join(' / ') })) }
}

export const getDocumentFoldersHierarchy: Handler<typeof GetDocumentFoldersHierarchy> = async ({ db, actor }, { ParentId, ...page }) => {
  const caller = profileActor(actor)
  const parent = ParentId === null ? null : ((await findFolder(db, ParentId, caller)) ?? fail(DocumentFolderNotFound))
  const drawer = parent ? documentsIn({ accountId: parent.accountId, profileId: parent.ownerProfileId }) : documentsOf(caller)
  const rows = await listFolders(db, drawer, ParentId, rowsOf(page))
  const isOwn = parent?.standing !== 'shared'
  return pageWith(
    rows.map((row) => presentFolder(row, { isOwn })),
    page,
    await countFolders(db, drawer, ParentId),
  )
}

export const getFolderDocuments: Handler<typeof GetFolderDocuments> = async ({ db, actor }, { FolderId, Sort, ...page }) => {
  const caller = profileActor(actor)
  const folder = FolderId === null ? null : ((await findFolder(db, FolderId, caller)) ?? fail(DocumentFolderNotFound))
  const isShared = folder?.standing === 'shared'
  const place = { ownerProfileId: folder?.ownerProfileId ?? caller.profileId, folderId: FolderId, isShared }
  const rows = await listByIds(db, await listInFolder(db, place, { sort: Sort, ...rowsOf(page) }))
  const row = FolderId === null ? null : await findFolderRow(db, FolderId)
  const path = FolderId === null ? [] : await listPath(db, FolderId, isShared ? caller : null)
  return {
    ...pageWith(
      rows.map((document) => presentDocument(document, caller)),
      page,
      await countInFolder(db, place),
    ),
    // Where a shared folder lies is told as far as its reader sees it.
    Folder: row && presentFolder({ ...row, parent_id: path.at(-2)?.id ?? null }, { isOwn: !isShared }),
    Path: path.map(({ id, name }) => ({ FolderId: id, Name: name })),
    Standing: folder?.standing ?? ('own' as const),
    MayAdd: may(actor, 'documents:edit') && (!isShared || folder.scopes.includes('edit')),
  }
}
