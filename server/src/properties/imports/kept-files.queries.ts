import { IMPORT_FILE_DAYS, type ImportKindName } from '@keystead/contract/properties/imports/import.fields.ts'
import type { Db } from '../../database/db.ts'
import { deleteUploads, moveUploads } from '../../files/upload.queries.ts'

/*
 * Files of imports name people, and so do sentences about their rows. Both are kept for reports only so long. One file may have
 * served an import of homes and one of leases: it goes with the last of them.
 */

const LATELY = `now() - interval '${IMPORT_FILE_DAYS} days'`

/** Lets go of files whose imports have ended long enough ago, some at a time. Answers where their content is, the caller's to delete. */
export async function forgetOldFiles(db: Db, limit: number): Promise<string[]> {
  const rows = await db.sql<{ upload_id: string }>(
    `select upload_id from asset_import where upload_id is not null
     group by upload_id having count(*) = count(finished_at) and max(finished_at) < ${LATELY} order by upload_id limit $1`,
    [limit],
  )
  return forgetFiles(db, rows)
}

/** The same of all files of an account whose imports have ended. */
export async function forgetFilesOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.sql<{ upload_id: string }>(
    `select upload_id from asset_import where account_id = $1 and upload_id is not null
     group by upload_id having count(*) = count(finished_at)`,
    [accountId],
  )
  return forgetFiles(db, rows)
}

async function forgetFiles(db: Db, rows: readonly { upload_id: string }[]): Promise<string[]> {
  if (rows.length === 0) return []
  const uploadIds = rows.map(({ upload_id }) => upload_id)
  await db.sql('delete from asset_import_batch where import_id in (select id from asset_import where upload_id = any($1::uuid[]))', [
    uploadIds,
  ])
  await db.sql(`update asset_import set upload_id = null, reasons = '{}', notices = '{}' where upload_id = any($1::uuid[])`, [uploadIds])
  return deleteUploads(db, uploadIds)
}

type MovedProfile = { readonly id: string; readonly accountId: string }

/** Imports of a profile that has become another account's, with their files. No process holds one that is under way any more. */
export async function moveImports(db: Db, { id, accountId }: MovedProfile): Promise<void> {
  const moved = await db.sql<{ id: string; upload_id: string | null }>(
    'update asset_import set account_id = $2, held_by = null where profile_id = $1 returning id, upload_id',
    [id, accountId],
  )
  await db.sql('update asset_import_batch set account_id = $2 where import_id = any($1::uuid[])', [moved.map((one) => one.id), accountId])
  await moveUploads(
    db,
    moved.flatMap(({ upload_id }) => upload_id ?? []),
    accountId,
  )
}

/** Imports of a kind that go on in the queue of another account. */
export async function listImportsUnderWay(db: Db, accountId: string, { name }: { name: ImportKindName }): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select id from asset_import where account_id = $1 and kind = $2 and runs_in = 'queue' and status in ('waiting', 'running')`,
    [accountId, name],
  )
  return rows.map(({ id }) => id)
}
