import { randomUUID } from 'node:crypto'
import { DeleteForever, GetDeletedDocuments, NotInBin, RestoreDocuments } from '@keystead/contract/documents/documents/bin.operations.ts'
import { DAYS_IN_BIN, MAX_FOLDER_NAME } from '@keystead/contract/documents/documents/document.values.ts'
import type { Db } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import type { Scope } from '../../rpc/scope.ts'
import { announceFolders, announceToReaders } from './announce-to-readers.ts'
import {
  countBin,
  findFreeName,
  findParentToRestoreTo,
  listBin,
  listBinned,
  listBinnedFolders,
  restoreFolder,
  restoreSingleDocuments,
} from './bin.queries.ts'
import { deleteSomeForever } from './delete-forever.ts'
import { deleteForeverJob } from './delete-forever.job-definition.ts'
import { documentsOf } from './document.access.ts'
import { numberedName } from './numbered-name.ts'
import { checkSeesAllIn } from './whole-folders.ts'

const DAY_MS = 86_400_000
/** The rest of a folder of thousands goes afterwards. */
const MOST_IN_A_CALL = 1_000
const NAMES_AT_ONCE = 50

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

export const restoreDocuments: Handler<typeof RestoreDocuments> = async (context, { DocumentIds, FolderIds }) => {
  const { db, actor, audit } = context
  const drawer = documentsOf(profileActor(actor))
  await lockProfile(db, drawer)
  const folders = await listBinnedFolders(db, drawer, FolderIds)
  if (folders.length < FolderIds.length) fail(NotInBin)
  await checkSeesAllIn(context, FolderIds)
  for (const { id, name } of folders) {
    // Asked for each: the one before may be where this one lay.
    const parentId = await findParentToRestoreTo(db, drawer, id)
    const free = await actingAs(db, drawer.accountId!, () => freeName(db, drawer, parentId, name), { reachesAllHomes: true })
    await restoreFolder(db, drawer, { id, name: free, parentId })
  }
  if ((await restoreSingleDocuments(db, drawer, DocumentIds)) < DocumentIds.length) fail(NotInBin)
  await announceToReaders(db, DocumentIds)
  await announceFolders(db, FolderIds)
  audit(DocumentIds[0] ?? FolderIds[0]!, { documents: DocumentIds.length, folders: FolderIds.length })
  return { RestoredCount: DocumentIds.length + FolderIds.length }
}

/** Names of all that lies there, also of what a member is not given. */
async function freeName(db: Db, drawer: Scope<'document'>, parentId: string | null, name: string): Promise<string> {
  for (let first = 1; ; first += NAMES_AT_ONCE) {
    const names = Array.from({ length: NAMES_AT_ONCE }, (_, place) => numberedName(name, first + place, MAX_FOLDER_NAME))
    const free = await findFreeName(db, drawer, parentId, names)
    if (free !== null) return free
  }
}

export const deleteForever: Handler<typeof DeleteForever> = async (context, { DocumentIds, FolderIds }) => {
  const { db, actor, audit, services } = context
  const drawer = documentsOf(profileActor(actor))
  await lockProfile(db, drawer)
  const ids = await listBinned(db, drawer, { documentIds: DocumentIds, folderIds: FolderIds })
  if (ids.length < DocumentIds.length + FolderIds.length) fail(NotInBin)
  await checkSeesAllIn(context, FolderIds)
  let deleted = 0
  let hasMore = true
  while (hasMore && deleted < MOST_IN_A_CALL) {
    // Shares go along and end grants, which a member who is given a list of homes does not see.
    const some = await actingAs(db, drawer.accountId!, () => deleteSomeForever(context, ids), { reachesAllHomes: true })
    deleted += some.gone
    hasMore = some.hasMore
  }
  if (hasMore) await services.jobs.enqueue(db, deleteForeverJob, { profileId: drawer.profileId!, ids }, randomUUID())
  audit(ids[0]!, { deleted, hasMore })
  return { DeletedCount: ids.length, IsUnderWay: hasMore }
}
