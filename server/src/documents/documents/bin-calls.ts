import { DeleteForever, GetDeletedDocuments, NotInBin, RestoreDocuments } from '@keystead/contract/documents/documents/bin.operations.ts'
import { DAYS_IN_BIN, MAX_FOLDER_NAME } from '@keystead/contract/documents/documents/document.values.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { announceFolders, announceToReaders } from './announce-to-readers.ts'
import {
  countBin,
  deleteDocumentsWith,
  deleteFoldersWith,
  findParentToRestoreTo,
  listBin,
  listBinned,
  listBinnedFolders,
  listNamesIn,
  restoreFolder,
  restoreSingleDocuments,
} from './bin.queries.ts'
import { deleteFilesAfterwards } from './delete-files.ts'
import { documentsOf } from './document.access.ts'
import { firstFree } from './first-free.ts'

const DAY_MS = 86_400_000
const BATCH = 200

export const getDeletedDocuments: Handler<typeof GetDeletedDocuments> = async ({ db, actor }, page) => {
  const drawer = documentsOf(profileActor(actor))
  const rows = await listBin(db, drawer, rowsOf(page))
  const items = rows.map((row) => ({
    Kind: row.kind,
    Id: row.id,
    Name: row.name,
    DocumentsCount: row.documents,
    Bytes: row.bytes,
    DeletedAt: row.deleted_at.toISOString(),
    GoneAt: new Date(row.deleted_at.getTime() + DAYS_IN_BIN * DAY_MS).toISOString(),
  }))
  return pageWith(items, page, await countBin(db, drawer))
}

export const restoreDocuments: Handler<typeof RestoreDocuments> = async ({ db, actor, audit }, { DocumentIds, FolderIds }) => {
  const drawer = documentsOf(profileActor(actor))
  await lockProfile(db, drawer)
  const folders = await listBinnedFolders(db, drawer, FolderIds)
  if (folders.length < FolderIds.length) fail(NotInBin)
  for (const { id, name } of folders) {
    // Asked for each: the one before may be where this one lay.
    const parentId = await findParentToRestoreTo(db, drawer, id)
    const taken = new Set(await listNamesIn(db, drawer, parentId))
    await restoreFolder(db, drawer, { id, name: freeName(name, taken), parentId })
  }
  if ((await restoreSingleDocuments(db, drawer, DocumentIds)) < DocumentIds.length) fail(NotInBin)
  await announceToReaders(db, DocumentIds)
  await announceFolders(db, FolderIds)
  audit(DocumentIds[0] ?? FolderIds[0]!, { documents: DocumentIds.length, folders: FolderIds.length })
  return { RestoredCount: DocumentIds.length + FolderIds.length }
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  return firstFree(name, MAX_FOLDER_NAME, (candidate) => taken.has(candidate.normalize().toLowerCase()))
}

export const deleteForever: Handler<typeof DeleteForever> = async (context, { DocumentIds, FolderIds }) => {
  const { db, actor, audit } = context
  const drawer = documentsOf(profileActor(actor))
  await lockProfile(db, drawer)
  const ids = await listBinned(db, drawer, { documentIds: DocumentIds, folderIds: FolderIds })
  if (ids.length < DocumentIds.length + FolderIds.length) fail(NotInBin)
  let deleted = 0
  for (;;) {
    const gone = await deleteDocumentsWith(db, ids, BATCH)
    deleteFilesAfterwards(context, gone.storageKeys)
    deleted += gone.ids.length
    if (gone.ids.length < BATCH) break
  }
  await deleteFoldersWith(db, ids)
  audit(ids[0]!, { documents: deleted, folders: FolderIds.length })
  return { DeletedCount: ids.length }
}
