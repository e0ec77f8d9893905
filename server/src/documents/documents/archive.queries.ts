import type { Db } from '../../database/db.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { homeRelation, isReadableByOthers, sharedScopes } from './readers.ts'

export type ArchivedFile = {
  id: string
  number: number
  storage_key: string
  title: string
  file_name: string
  bytes: number
  scan: 'none' | 'waiting' | 'clean' | 'infected'
  may_download: boolean
  /** Names of the folders below the chosen one, itself first; none of what was chosen by itself. */
  folders: string[]
  account_id: string
  is_own: boolean
}

export type Chosen = { readonly documentIds: readonly string[]; readonly folderIds: readonly string[] }

/** Chosen folders count for the reader where they are theirs or shared with them. */
const READS_FOLDER = `(f.account_id = $3 and f.profile_id = $4 or exists (
  select from open_grant held where held.object_id = any(f.path) and held.relation = 'shared' and held.principal_account_id = $3 and held.principal_id = $4))`

/** The current files of documents and of all that lies in folders, as far as a profile reads them; each once. */
export async function listChosenFiles(
  db: Db,
  { accountId, profileId }: ProfileActor,
  { documentIds, folderIds }: Chosen,
  most: number,
): Promise<ArchivedFile[]> {
  return db.sql<ArchivedFile>(
    `with wanted as (
       select chosen.id, null::uuid as root from unnest($1::uuid[]) as chosen (id)
       union all
       select d.id, f.id from document_folder f
       join document_folder below on below.profile_id = f.profile_id and below.path @> array[f.id] and below.deleted_at is null
       join document d on d.folder_id = below.id and d.deleted_at is null
       where f.id = any($2::uuid[]) and f.deleted_at is null and ${READS_FOLDER}
     ), once as (
       select distinct on (id) id, root from wanted order by id, root nulls first
     )
     select id, number, storage_key, title, file_name, bytes, scan, account_id, is_own, is_own or home is not null or 'download' = any(shared) as may_download,
       folders
     from (
       select d.id, d.number, v.storage_key, d.title, d.file_name, v.bytes, v.scan, d.account_id, d.account_id = $3 and d.profile_id = $4 as is_own,
         case when ${isReadableByOthers('d')} then ${sharedScopes('d', 'f', '$3', '$4')} else '{}' end as shared,
         case when ${isReadableByOthers('d')} then ${homeRelation('d', '$3', '$4')} end as home,
         case when once.root is null then '{}' else array(
           select lead.name from unnest(f.path[array_position(f.path, once.root):]) with ordinality as step (id, place)
           join document_folder lead on lead.id = step.id order by step.place) end as folders
       from once
       join document d on d.id = once.id and d.deleted_at is null
       left join document_folder f on f.id = d.folder_id
       join document_version v on v.document_id = d.id and v.number = d.number
     ) as found
     where is_own or home is not null or shared <> '{}'
     order by folders, lower(title), id limit $5`,
    [documentIds, folderIds, accountId, profileId, most + 1],
  )
}

/** How many of the chosen things the profile reads: fewer than were chosen where one is missing or foreign. */
export async function countReadFolders(db: Db, { accountId, profileId }: ProfileActor, folderIds: readonly string[]): Promise<number> {
  const rows = await db.sql(
    `select f.id from document_folder f
     where $1::uuid[] is not null and f.id = any($2::uuid[]) and f.deleted_at is null and ${READS_FOLDER}`,
    [[], folderIds, accountId, profileId],
  )
  return rows.length
}
