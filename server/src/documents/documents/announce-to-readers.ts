import type { Db } from '../../database/db.ts'
import { announceChange } from '../../live/announce-change.ts'
import { listFolderReaders, listReaders } from './document-readers.queries.ts'

/**
 * Tells open screens of those who read these documents that something of them has changed. Asked before what takes a right back, it reaches those
 * who lose it, too.
 */
export async function announceToReaders(db: Db, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length > 0) await announceChange(db, await listReaders(db, documentIds), ['document'])
}

/** The same of folders, with all that lies in them. */
export async function announceFolders(db: Db, folderIds: readonly string[]): Promise<void> {
  if (folderIds.length > 0) await announceChange(db, await listFolderReaders(db, folderIds), ['document'])
}
