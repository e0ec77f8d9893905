import { type Db, first, only } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import type { Scope } from '../../rpc/scope.ts'
import { type DocumentSort, ORDERS, type Rows } from './document-list.queries.ts'
import { isReadableByOthers } from './readers.ts'

/** The index that keeps names in one place apart. */
export const FOLDER_BY_NAME = 'document_folder_by_name'

export type FolderRow = {
  id: string
  version: number
  parent_id: string | null
  name: string
  asset_id: string | null
  asset_title: string | null
  has_folders: boolean
  documents: number
  shares: number
  updated_at: Date
}

const ROW = `f.id, f.version, f.parent_id, f.name, f.asset_id, f.updated_at,
  (select a.title from asset_card a where a.id = f.asset_id and a.deleted_at is null) as asset_title,
  exists (select from document_folder below where below.parent_id = f.id and below.deleted_at is null) as has_folders,
  (select count(*)::int from document d where d.folder_id = f.id and d.deleted_at is null) as documents,
  (select count(*)::int from open_grant g where g.object_id = f.id and g.relation = 'shared' and g.account_id = f.account_id) as shares`

export async function findFolderRow(db: Db, id: string): Promise<FolderRow | null> {
  return first(await db.sql<FolderRow>(`select ${ROW} from document_folder f where f.id = $1 and f.deleted_at is null`, [id]))
}

/** What lies in one place of a drawer: an index answers each of the two, and none both. `$2` is the folder. */
export function liesIn(column: string, folderId: string | null): string {
  return folderId === null ? `${column} is null and $2::uuid is null` : `${column} = $2`
}

/** One level of a drawer, by name. The owner's rows: whoever is shared a folder sees what lies in it. */
export async function listFolders(
  db: Db,
  { profileId }: Scope<'document'>,
  parentId: string | null,
  { limit, offset }: Rows,
): Promise<FolderRow[]> {
  return db.sql<FolderRow>(
    `select ${ROW} from document_folder f where f.profile_id = $1 and ${liesIn('f.parent_id', parentId)} and f.deleted_at is null
     order by lower(normalize(f.name)), f.id limit $3 offset $4`,
    [profileId, parentId, limit, offset],
  )
}

export async function countFolders(db: Db, { profileId }: Scope<'document'>, parentId: string | null): Promise<number> {
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from (
         select 1 from document_folder f where f.profile_id = $1 and ${liesIn('f.parent_id', parentId)} and f.deleted_at is null limit ${MOST_COUNTED + 1}
       ) as found`,
      [profileId, parentId],
    ),
  )
  return count
}

/** Of a drawer, with those in the bin. */
export async function countAllFolders(db: Db, { accountId, profileId }: Scope<'document'>): Promise<number> {
  const { count } = only(
    await db.sql<{ count: number }>('select count(*)::int as count from document_folder where account_id = $1 and profile_id = $2', [
      accountId,
      profileId,
    ]),
  )
  return count
}

export type NamedFolder = { id: string; name: string }

/** Folders that lead to one, from the top, itself last; of one that is shared, from the first that is. */
export async function listPath(
  db: Db,
  folderId: string,
  sharedWith: { readonly accountId: string; readonly profileId: string } | null,
): Promise<NamedFolder[]> {
  return db.sql<NamedFolder>(
    `select lead.id, lead.name from document_folder f
     cross join lateral unnest(f.path) with ordinality as step (id, place)
     join document_folder lead on lead.id = step.id
     where f.id = $1 and ($2::uuid is null or exists (
       select from open_grant held
       where held.object_id = any(lead.path) and held.relation = 'shared' and held.principal_account_id = $3 and held.principal_id = $2))
     order by step.place`,
    [folderId, sharedWith?.profileId ?? null, sharedWith?.accountId ?? null],
  )
}

/** Folders whose name has the letters, or one, with the names that lead to each. */
export async function listChoices(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  { text, onlyId, limit }: { readonly text: string | null; readonly onlyId: string | null; readonly limit: number },
): Promise<{ id: string; names: string[] }[]> {
  return db.sql<{ id: string; names: string[] }>(
    `select f.id, array(select lead.name from unnest(f.path) with ordinality as step (id, place)
       join document_folder lead on lead.id = step.id order by step.place) as names
     from document_folder f
     where f.account_id = $1 and f.profile_id = $2 and f.deleted_at is null and ($3::text is null or f.name ilike $3) and ($4::uuid is null or f.id = $4)
     order by lower(normalize(f.name)), f.id limit $5`,
    [accountId, profileId, text === null ? null : `%${literalOfLike(text)}%`, onlyId, limit],
  )
}

export async function insertFolder(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  { parentId, name, assetId }: { readonly parentId: string | null; readonly name: string; readonly assetId: string | null },
): Promise<string> {
  return only(
    await db.sql<{ id: string }>(
      `insert into document_folder (id, account_id, profile_id, parent_id, name, asset_id, path)
       select made.id, $1, $2, $3, $4, $5, coalesce((select path from document_folder where id = $3), '{}') || made.id
       from (select new_id() as id) as made returning id`,
      [accountId, profileId, parentId, name, assetId],
    ),
  ).id
}

export async function updateFolder(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  { id, version, name, assetId }: { readonly id: string; readonly version: number; readonly name: string; readonly assetId: string | null },
): Promise<{ version: number } | null> {
  return first(
    await db.sql<{ version: number }>(
      `update document_folder set name = $5, asset_id = $6, version = version + 1, updated_at = now()
       where id = $1 and account_id = $2 and profile_id = $3 and version = $4 and deleted_at is null returning version`,
      [id, accountId, profileId, version, name, assetId],
    ),
  )
}

/** How many folders and documents lie below these, itself and what is in the bin included. */
export async function countBelow(db: Db, ids: readonly string[]): Promise<number> {
  const { count } = only(
    await db.sql<{ count: number }>(
      `with below as (
         select b.id from document_folder f
         join document_folder b on b.account_id = f.account_id and b.profile_id = f.profile_id and b.path @> array[f.id]
         where f.id = any($1::uuid[])
       )
       select ((select count(*) from below) + (select count(*) from document d where d.folder_id in (select id from below)))::int as count`,
      [ids],
    ),
  )
  return count
}

/** How deep what lies in folders goes below them: 0 where there is no folder in them. */
export async function depthBelow(db: Db, ids: readonly string[]): Promise<number> {
  const { depth } = only(
    await db.sql<{ depth: number }>(
      `select coalesce(max(cardinality(below.path) - cardinality(f.path)), 0)::int as depth
       from document_folder f join document_folder below on below.profile_id = f.profile_id and below.path @> array[f.id]
       where f.id = any($1::uuid[])`,
      [ids],
    ),
  )
  return depth
}

/**
 * Moves folders of a locked drawer, with all below them, also what is in the bin. Where one lies in another that moves as well, both lie beside each
 * other then. Answers how many of them were there to move.
 */
export async function moveFolders(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  ids: readonly string[],
  toFolderId: string | null,
): Promise<number> {
  const moved = await db.sql<{ id: string }>(
    `update document_folder set parent_id = $4, version = version + 1, updated_at = now()
     where id = any($3::uuid[]) and account_id = $1 and profile_id = $2 and deleted_at is null returning id`,
    [accountId, profileId, ids, toFolderId],
  )
  await db.sql(
    `update document_folder f set path = coalesce((select path from document_folder where id = $4), '{}') || f.path[moved.place:]
     from (
       select below.id, max(array_position(below.path, root.id)) as place
       from unnest($3::uuid[]) as root (id) join document_folder below on below.account_id = $1 and below.profile_id = $2 and below.path @> array[root.id]
       group by below.id
     ) as moved
     where f.id = moved.id and f.account_id = $1 and f.profile_id = $2`,
    [accountId, profileId, moved.map(({ id }) => id), toFolderId],
  )
  return moved.length
}

export async function moveDocuments(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  ids: readonly string[],
  toFolderId: string | null,
): Promise<number> {
  const moved = await db.sql(
    `update document set folder_id = $4, version = version + 1, updated_at = now()
     where id = any($3::uuid[]) and account_id = $1 and profile_id = $2 and deleted_at is null returning id`,
    [accountId, profileId, ids, toFolderId],
  )
  return moved.length
}

/** Documents directly in a folder, or at the top of a drawer; to those it is shared with, none that is restricted. */
function inFolder(folderId: string | null): string {
  return `document d where d.profile_id = $1 and ${liesIn('d.folder_id', folderId)} and d.deleted_at is null
    and (not $3::boolean or ${isReadableByOthers('d')})`
}

export type Place = { readonly ownerProfileId: string; readonly folderId: string | null; readonly isShared: boolean }

export async function listInFolder(
  db: Db,
  { ownerProfileId, folderId, isShared }: Place,
  { sort, limit, offset }: Rows & { readonly sort: DocumentSort },
): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(`select d.id from ${inFolder(folderId)} order by ${ORDERS[sort]} limit $4 offset $5`, [
    ownerProfileId,
    folderId,
    isShared,
    limit,
    offset,
  ])
  return rows.map(({ id }) => id)
}

export async function countInFolder(db: Db, { ownerProfileId, folderId, isShared }: Place): Promise<number> {
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from (select 1 from ${inFolder(folderId)} limit ${MOST_COUNTED + 1}) as found`,
      [ownerProfileId, folderId, isShared],
    ),
  )
  return count
}
