import { type Db, only } from '../server/src/database/db.ts'
import type { Caller } from './caller.ts'
import { openFilling, type Person } from './filled-database.ts'

/** A drawer, and someone with whom its folders at the top are shared. `deepest`: of a chain of folders, the last. */
export type Drawer = { owner: Caller; reader: Caller; top: string; deepest: string }

/** Chains of folders in folders, with documents in each. */
type Size = { chains: number; depth: number; inEach: number }

/** Makes drawers in the database: what is measured is how they are opened. */
export function openDrawers(url: string, databaseUrl: string) {
  const filling = openFilling('drawer', url, databaseUrl)

  async function make(size: Size): Promise<Drawer> {
    const [owner, reader] = [await filling.person(), await filling.person()]
    const ends = await filling.fill((db) => fill(db, owner, reader, size))
    return { owner: owner.caller, reader: reader.caller, ...ends }
  }

  return { make, close: filling.close }
}

async function fill(db: Db, owner: Person, reader: Person, { chains, depth, inEach }: Size): Promise<{ top: string; deepest: string }> {
  const ids = [owner.accountId, owner.profileId]
  for (let level = 1; level <= depth; level += 1) {
    await db.sql(
      level === 1
        ? `insert into document_folder (id, account_id, profile_id, name, path)
           select id, $1, $2, 'Chain ' || n, array[id] from (select n, new_id() as id from generate_series(1, $3::int) n) made`
        : `insert into document_folder (id, account_id, profile_id, parent_id, name, path)
           select made.id, $1, $2, up.id, 'Depth ' || $3, up.path || made.id
           from document_folder up cross join lateral (select new_id() as id where up.id is not null) made
           where up.profile_id = $2 and cardinality(up.path) = $3::int - 1`,
      [...ids, level === 1 ? chains : level],
    )
  }
  await db.sql(
    `with added as (
       insert into document (account_id, profile_id, folder_id, title, document_type_id, file_name, content_type, bytes, pages, scan, text_state, added_by_profile_id)
       select $1, $2, f.id, 'Paper ' || n, 1 + n % 27, 'paper.pdf', 'application/pdf', 120000, 2, 'none', 'none', $2
       from document_folder f cross join generate_series(1, $3::int) n where f.profile_id = $2 returning id)
     insert into document_version (document_id, account_id, number, storage_key, file_name, content_type, bytes, sha256, pages, scan, added_by_profile_id)
     select id, $1, 1, 'documents/' || id, 'paper.pdf', 'application/pdf', 120000, sha256('paper'), 2, 'none', $2 from added`,
    [...ids, inEach],
  )
  await db.sql(
    `insert into document_share (account_id, profile_id, object_kind, folder_id, grantee_profile_id, grantee_account_id, permission, shared_by_profile_id)
     select $1, $2, 'document-folder', id, $3, $4, 'view', $2 from document_folder where profile_id = $2 and parent_id is null`,
    [...ids, reader.profileId, reader.accountId],
  )
  return only(
    await db.sql<{ top: string; deepest: string }>(
      `select path[1] as top, id as deepest from document_folder where profile_id = $1 order by cardinality(path) desc, id limit 1`,
      [owner.profileId],
    ),
  )
}
