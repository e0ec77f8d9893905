import { type Db, first, only } from '../../database/db.ts'
import { WAITING_FILES } from '../upload.queries.ts'

export type FilePlaceRow = { readonly id: string; readonly is_marked: boolean }

/** Gives this installation an id for its files, once. */
export async function insertFilePlace(db: Db): Promise<void> {
  await db.sql('insert into file_place default values on conflict do nothing')
}

/** One process after the other; a store may take its time while it is held. */
export async function lockFilePlace(db: Db): Promise<FilePlaceRow> {
  await db.sql(`set local idle_in_transaction_session_timeout = '120s'`)
  return only(await db.sql<FilePlaceRow>('select id, is_marked from file_place for update'))
}

export async function findFilePlace(db: Db): Promise<FilePlaceRow | null> {
  return first(await db.sql<FilePlaceRow>('select id, is_marked from file_place'))
}

/** The files are in the store with this mark from here on. */
export async function setFilePlace(db: Db, id: string): Promise<void> {
  await db.sql('update file_place set id = $1, is_marked = true, since = case when id = $1 then since else now() end', [id])
}

/** For another one. */
export async function forgetFilePlace(db: Db): Promise<void> {
  await db.sql('delete from file_place')
}

/** Held by what copies files. */
const COPYING = 'files are copied'

/** Whether nothing is swept from here on, until the connection ends or lets go. */
export async function holdSweeping(connection: Db): Promise<boolean> {
  const { held } = only(
    await connection.sql<{ held: boolean }>('select pg_try_advisory_lock_shared(hashtextextended($1, 8)) as held', [COPYING]),
  )
  return held
}

export async function letSweep(connection: Db): Promise<void> {
  await connection.sql('select pg_advisory_unlock_shared(hashtextextended($1, 8))', [COPYING])
}

/** Names of files that rows have, in their order, those after a name. */
export async function listNamesAfter(db: Db, keptFiles: readonly string[], after: string, limit: number): Promise<string[]> {
  const rows = await db.sql<{ storage_key: string }>(
    `select storage_key from (${[...keptFiles, WAITING_FILES].join(' union ')}) kept where storage_key > $1 order by storage_key limit $2`,
    [after, limit],
  )
  return rows.map(({ storage_key }) => storage_key)
}

/** False while files are copied, or another process sweeps; held to the end of the transaction. */
export async function mayChangeStore(db: Db): Promise<boolean> {
  const { free } = only(await db.sql<{ free: boolean }>('select pg_try_advisory_xact_lock(hashtextextended($1, 8)) as free', [COPYING]))
  return free
}

/** Those of the names that a row of a room that keeps files, or a waiting upload, has. */
export async function listNamed(db: Db, keptFiles: readonly string[], names: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ name: string }>(
    `select name from unnest($1::text[]) name
     where ${keptFiles.map((keys) => `exists (select from (${keys}) kept where storage_key = name) or `).join('')}
       exists (select from upload where storage_key = name and used_at is null)`,
    [names],
  )
  return rows.map(({ name }) => name)
}

/** Whether any row names a file. */
export async function namesAnyFile(db: Db, keptFiles: readonly string[]): Promise<boolean> {
  const { any } = only(
    await db.sql<{ any: boolean }>(
      `select ${keptFiles.map((keys) => `exists (${keys}) or `).join('')} exists (select from upload where used_at is null) as any`,
    ),
  )
  return any
}
