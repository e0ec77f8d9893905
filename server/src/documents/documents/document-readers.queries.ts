import type { Db } from '../../database/db.ts'

/** Whose screens may show one of these documents, their owner among them: the first so many. Who is missed reads again when they look. */
const MOST_READERS = 1_000

export async function listReaders(db: Db, documentIds: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ profile_id: string }>(
    `with changed as (
       select d.id, d.profile_id, d.asset_id, d.visibility, f.path from document d left join document_folder f on f.id = d.folder_id where d.id = any($1::uuid[])
     )
     select profile_id from changed
     union
     select held.principal_id from changed d join open_grant held on held.object_id = any(array_append(d.path, d.id))
     where held.relation = 'shared' and held.principal_kind = 'profile'
     union
     select held.principal_id from changed d
     join asset_card home on home.id = d.asset_id
     join open_grant held on held.object_id = any(array[home.id, home.owned_through]) and held.principal_kind = 'profile'
     where d.visibility > 0
     limit ${MOST_READERS}`,
    [documentIds],
  )
  return rows.map(({ profile_id }) => profile_id)
}

/** The same of what lies in folders: those they are shared with, and their owner. */
export async function listFolderReaders(db: Db, folderIds: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ profile_id: string }>(
    `select f.profile_id from document_folder f where f.id = any($1::uuid[])
     union
     select held.principal_id from document_folder f
     join document_folder below on below.profile_id = f.profile_id and below.path @> array[f.id]
     join open_grant held on held.object_id = any(below.path) and held.relation = 'shared' and held.principal_kind = 'profile'
     where f.id = any($1::uuid[])
     limit ${MOST_READERS}`,
    [folderIds],
  )
  return rows.map(({ profile_id }) => profile_id)
}
