import { DeleteForever, GetDeletedDocuments, NotInBin, RestoreDocuments } from '@keystead/contract/documents/documents/bin.operations.ts'
import { DAYS_IN_BIN, MAX_FOLDER_NAME } from '@keystead/contract/documents/documents/document.values.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { announceToReaders } from './announce-to-readers.ts'
import {
  countBin,
  deleteDocumentsWith,
  deleteFoldersWith,
  listBin,
  listBinned,
  listBinnedFolders,
  listNamesIn,
  restoreFolder,
  restoreSingleDocuments,
} from './bin.queries.ts'
import { deleteFilesAfterwards } from './delete-files.ts'
import { documentsOf } from './document.access.ts'

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
  for (const { id, name, parent_id } of folders) {
    const taken = new Set(await listNamesIn(db, drawer, parent_id))
    await restoreFolder(db, drawer, { id, name: freeName(name, taken), parentId: parent_id })
  }
  if ((await restoreSingleDocuments(db, drawer, DocumentIds)) < DocumentIds.length) fail(NotInBin)
  await announceToReaders(db, DocumentIds)
  audit(DocumentIds[0] ?? FolderIds[0]!, { documents: DocumentIds.length, folders: FolderIds.length })
  return { RestoredCount: DocumentIds.length + FolderIds.length }
}

/** `Leases`, else `Leases (2)` and so on. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : ` (${count})`
    const candidate = [...name].slice(0, MAX_FOLDER_NAME - ending.length).join('') + ending
    if (!taken.has(candidate.normalize().toLowerCase())) return candidate
  }
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
  return { DeletedCount: deleted }
}
