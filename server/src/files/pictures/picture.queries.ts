import { type Db, only } from '../../database/db.ts'

/**
 * Waits for whoever stores or deletes the files of the same picture; held to the end of the transaction. A store may take its time: a
 * transaction that was ended meanwhile would let others in while files are still being deleted.
 */
export async function lockPictureFiles(db: Db, storageKey: string): Promise<void> {
  await db.sql(`set local idle_in_transaction_session_timeout = '120s'`)
  await db.sql(`select pg_advisory_xact_lock(hashtextextended($1, 7))`, [storageKey])
}

/** Whether a row of a room that keeps files, or a waiting upload, shows a picture; asked by those who see everything. */
export async function isPictureUsed(db: Db, keptFiles: readonly string[], storageKey: string): Promise<boolean> {
  const { used } = only(
    await db.sql<{ used: boolean }>(
      `select ${keptFiles.map((keys) => `exists (select from (${keys}) kept where storage_key = $1) or `).join('')}
         exists (select from upload where storage_key = $1 and used_at is null) as used`,
      [storageKey],
    ),
  )
  return used
}
