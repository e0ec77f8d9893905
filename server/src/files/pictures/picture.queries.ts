import type { Db } from '../../database/db.ts'
import { listNamed } from '../place/file-place.queries.ts'

/**
 * Waits for others who store or delete the files of the same picture; held to the end of the transaction. A store may take its time: a
 * transaction that was ended meanwhile would let others in while files are still being deleted.
 */
export async function lockPictureFiles(db: Db, storageKey: string): Promise<void> {
  await db.sql(`set local idle_in_transaction_session_timeout = '120s'`)
  await db.sql(`select pg_advisory_xact_lock(hashtextextended($1, 7))`, [storageKey])
}

/** Whether a row of a room that keeps files, or a waiting upload, shows a picture; asked by those who see everything. */
export async function isPictureUsed(db: Db, keptFiles: readonly string[], storageKey: string): Promise<boolean> {
  return (await listNamed(db, keptFiles, [storageKey])).length > 0
}
