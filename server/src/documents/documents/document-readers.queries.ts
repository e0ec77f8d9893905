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

/** The same of folders with all that lies in them. */
export async function listFolderReaders(db: Db, folderIds: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ profile_id: string }>(
    `with below as (
       select f.profile_id as owner, b.id, b.path from document_folder f
       join document_folder b on b.account_id = f.account_id and b.profile_id = f.profile_id and b.path @> array[f.id] where f.id = any($1::uuid[])
     )
     select owner as profile_id from below
     union
     select held.principal_id from below join open_grant held on held.object_id = any(below.path)
     where held.relation = 'shared' and held.principal_kind = 'profile'
     union
     select held.principal_id from below join document d on d.folder_id = below.id
     join open_grant held on held.object_id = d.id and held.relation = 'shared' and held.principal_kind = 'profile'
     union
     select held.principal_id from (
       select distinct d.asset_id from below join document d on d.folder_id = below.id where d.visibility > 0
     ) as about
     join asset_card home on home.id = about.asset_id
     join open_grant held on held.object_id = any(array[home.id, home.owned_through]) and held.principal_kind = 'profile'
     limit ${MOST_READERS}`,
    [folderIds],
  )
  return rows.map(({ profile_id }) => profile_id)
}
