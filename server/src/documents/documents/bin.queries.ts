import { MAX_FOLDER_DEPTH } from '@keystead/contract/documents/documents/document.values.ts'
import { type Db, only } from '../../database/db.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { Rows } from './document-list.queries.ts'
import { liesIn } from './folder.queries.ts'

/*
 * What is deleted notes with what it went: itself, or the folder that was deleted with it in it. Restoring brings back what went together.
 */

export async function binDocument(db: Db, { accountId, profileId }: Scope<'document'>, id: string): Promise<boolean> {
  const binned = await db.sql(
    `update document set deleted_at = now(), deleted_with = id, version = version + 1
     where id = $1 and account_id = $2 and profile_id = $3 and deleted_at is null returning id`,
    [id, accountId, profileId],
  )
  return binned.length > 0
}

/** With all that lies in it and is not in the bin already; answers how many documents went along. */
export async function binFolder(db: Db, { accountId, profileId }: Scope<'document'>, id: string): Promise<number | null> {
  const folders = await db.sql<{ id: string }>(
    `update document_folder set deleted_at = now(), deleted_with = $1::uuid, version = version + 1
     where account_id = $2 and profile_id = $3 and path @> array[$1::uuid] and deleted_at is null returning id`,
    [id, accountId, profileId],
  )
  if (folders.length === 0) return null
  const documents = await db.sql(
    `update document set deleted_at = now(), deleted_with = $1::uuid, version = version + 1
     where account_id = $2 and profile_id = $3 and folder_id = any($4::uuid[]) and deleted_at is null returning id`,
    [id, accountId, profileId, folders.map((folder) => folder.id)],
  )
  return documents.length
}

export type BinRow = { kind: 'document' | 'folder'; id: string; name: string; documents: number; bytes: number; deleted_at: Date }

const IN_BIN = `(
  select 'document' as kind, d.id, d.title as name, d.deleted_at
  from document d where d.account_id = $1 and d.profile_id = $2 and d.deleted_at is not null and d.deleted_with = d.id
  union all
  select 'folder', f.id, f.name, f.deleted_at
  from document_folder f where f.account_id = $1 and f.profile_id = $2 and f.deleted_at is not null and f.deleted_with = f.id
) as binned`

export async function listBin(db: Db, { accountId, profileId }: Scope<'document'>, { limit, offset }: Rows): Promise<BinRow[]> {
  return db.sql<BinRow>(
    `select kind, id, name, held.documents, held.bytes, deleted_at
     from (select * from ${IN_BIN} order by deleted_at desc, id limit $3 offset $4) as page
     cross join lateral (
       select count(distinct d.id)::int as documents, coalesce(sum(v.bytes), 0)::bigint as bytes
       from document d left join document_version v on v.document_id = d.id where d.deleted_with = page.id
     ) as held
     order by deleted_at desc, id`,
    [accountId, profileId, limit, offset],
  )
}

export async function countBin(db: Db, { accountId, profileId }: Scope<'document'>): Promise<number> {
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from (
         (select 1 from document d where d.account_id = $1 and d.profile_id = $2 and d.deleted_at is not null and d.deleted_with = d.id limit ${MOST_COUNTED + 1})
         union all
         (select 1 from document_folder f where f.account_id = $1 and f.profile_id = $2 and f.deleted_at is not null and f.deleted_with = f.id limit ${MOST_COUNTED + 1})
       ) as found`,
      [accountId, profileId],
    ),
  )
  return count
}

export type BinnedFolder = { id: string; name: string }

/** Folders of a locked drawer that were deleted by themselves; the uppermost first. */
export async function listBinnedFolders(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  ids: readonly string[],
): Promise<BinnedFolder[]> {
  return db.sql<BinnedFolder>(
    `select f.id, f.name from document_folder f
     where f.id = any($3::uuid[]) and f.account_id = $1 and f.profile_id = $2 and f.deleted_with = f.id
     order by cardinality(f.path), f.id`,
    [accountId, profileId, ids],
  )
}

/** Where a folder lay; null where that is gone, or by now so deep that it would not fit. */
export async function findParentToRestoreTo(db: Db, { accountId, profileId }: Scope<'document'>, id: string): Promise<string | null> {
  const [parent] = await db.sql<{ id: string }>(
    `select up.id from document_folder f join document_folder up on up.id = f.parent_id and up.deleted_at is null
     where f.id = $3 and f.account_id = $1 and f.profile_id = $2 and cardinality(up.path) + (
       select max(cardinality(below.path) - cardinality(f.path)) + 1 from document_folder below
       where below.account_id = $1 and below.profile_id = $2 and below.path @> array[f.id]) <= ${MAX_FOLDER_DEPTH}`,
    [accountId, profileId, id],
  )
  return parent?.id ?? null
}

/** The first of these names that no folder has in a place, as the database compares names; null where all are taken. */
export async function findFreeName(
  db: Db,
  { profileId }: Scope<'document'>,
  parentId: string | null,
  names: readonly string[],
): Promise<string | null> {
  const [free] = await db.sql<{ name: string }>(
    `select wanted.name from unnest($3::text[]) with ordinality as wanted (name, place)
     where not exists (
       select from document_folder f where f.profile_id = $1 and ${liesIn('f.parent_id', parentId)} and f.deleted_at is null
         and lower(normalize(f.name)) = lower(normalize(wanted.name)))
     order by wanted.place limit 1`,
    [profileId, parentId, names],
  )
  return free?.name ?? null
}

/** Brings a folder back under a name, with what went with it. It lies where it lay, or at the top where that is gone. */
export async function restoreFolder(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  { id, name, parentId }: { readonly id: string; readonly name: string; readonly parentId: string | null },
): Promise<void> {
  await db.sql(
    `update document_folder set name = $4, parent_id = $5, version = version + 1, updated_at = now()
     where id = $3 and account_id = $1 and profile_id = $2`,
    [accountId, profileId, id, name, parentId],
  )
  await db.sql(
    `update document_folder f set path = coalesce((select path from document_folder where id = $4), '{}') || f.path[array_position(f.path, $3::uuid):]
     where f.account_id = $1 and f.profile_id = $2 and f.path @> array[$3::uuid]`,
    [accountId, profileId, id, parentId],
  )
  await db.sql(
    `update document_folder set deleted_at = null, deleted_with = null where deleted_with = $3 and account_id = $1 and profile_id = $2`,
    [accountId, profileId, id],
  )
  await db.sql(
    `update document set deleted_at = null, deleted_with = null, version = version + 1 where deleted_with = $3 and account_id = $1 and profile_id = $2`,
    [accountId, profileId, id],
  )
}

/** Answers how many; what lay in a folder that is gone or in the bin lies at the top. */
export async function restoreSingleDocuments(db: Db, { accountId, profileId }: Scope<'document'>, ids: readonly string[]): Promise<number> {
  const restored = await db.sql(
    `update document d set deleted_at = null, deleted_with = null, version = version + 1,
       folder_id = (select f.id from document_folder f where f.id = d.folder_id and f.deleted_at is null)
     where d.id = any($3::uuid[]) and d.account_id = $1 and d.profile_id = $2 and d.deleted_with = d.id returning d.id`,
    [accountId, profileId, ids],
  )
  return restored.length
}

/** Ids of the things in the bin among these. */
export async function listBinned(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  { documentIds, folderIds }: { readonly documentIds: readonly string[]; readonly folderIds: readonly string[] },
): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select d.id from document d where d.id = any($3::uuid[]) and d.account_id = $1 and d.profile_id = $2 and d.deleted_with = d.id
     union all
     select f.id from document_folder f where f.id = any($4::uuid[]) and f.account_id = $1 and f.profile_id = $2 and f.deleted_with = f.id`,
    [accountId, profileId, documentIds, folderIds],
  )
  return rows.map(({ id }) => id)
}

/** Deletes documents that went with these, some at a time. Their files are the caller's to delete. */
export async function deleteDocumentsWith(
  db: Db,
  deletedWith: readonly string[],
  limit: number,
): Promise<{ ids: string[]; storageKeys: string[] }> {
  return deleteDocuments(
    db,
    (
      await db.sql<{ id: string }>('select id from document where deleted_with = any($1::uuid[]) order by id limit $2 for update', [
        deletedWith,
        limit,
      ])
    ).map(({ id }) => id),
  )
}

/** Things whose time in the bin is over: what they are, some at a time. */
export async function listOverdue(db: Db, days: number, limit: number): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select id from (
       select id, deleted_at from document where deleted_with = id and deleted_at < now() - make_interval(days => $1)
       union all
       select id, deleted_at from document_folder where deleted_with = id and deleted_at < now() - make_interval(days => $1)
     ) as overdue order by deleted_at, id limit $2`,
    [days, limit],
  )
  return rows.map(({ id }) => id)
}

export async function deleteDocuments(db: Db, ids: readonly string[]): Promise<{ ids: string[]; storageKeys: string[] }> {
  const keys = await db.sql<{ storage_key: string }>('select storage_key from document_version where document_id = any($1::uuid[])', [ids])
  await db.sql('delete from document where id = any($1::uuid[])', [ids])
  return { ids: [...ids], storageKeys: keys.map((row) => row.storage_key) }
}

/**
 * Deletes folders that went with these and hold nothing any more. A document that is in the bin by itself and lay in one of them lies at the
 * top from now on. Answers how many went.
 */
export async function deleteFoldersWith(db: Db, deletedWith: readonly string[]): Promise<number> {
  await db.sql(
    `update document set folder_id = null where folder_id in (select id from document_folder where deleted_with = any($1::uuid[])) and (deleted_with is null or deleted_with <> all($1::uuid[]))`,
    [deletedWith],
  )
  const kept = await db.sql<{ id: string }>(
    `update document_folder f set parent_id = null
     where f.parent_id in (select id from document_folder where deleted_with = any($1::uuid[])) and (f.deleted_with is null or f.deleted_with <> all($1::uuid[])) returning f.id`,
    [deletedWith],
  )
  await db.sql(
    `update document_folder f set path = f.path[array_position(f.path, kept.id):]
     from unnest($1::uuid[]) as kept (id) where f.path @> array[kept.id]`,
    [kept.map(({ id }) => id)],
  )
  // From the lowest on: a folder stands as long as one lies in it.
  let deleted = 0
  for (;;) {
    const gone = await db.sql(
      `delete from document_folder f where f.deleted_with = any($1::uuid[])
         and not exists (select from document_folder below where below.parent_id = f.id) and not exists (select from document d where d.folder_id = f.id)
       returning f.id`,
      [deletedWith],
    )
    deleted += gone.length
    if (gone.length === 0) return deleted
  }
}

/** All of an account, some at a time: it closes, or its business is deleted. */
export async function deleteSomeOfAccount(db: Db, accountId: string, limit: number): Promise<{ ids: string[]; storageKeys: string[] }> {
  const rows = await db.sql<{ id: string }>('select id from document where account_id = $1 limit $2', [accountId, limit])
  return deleteDocuments(
    db,
    rows.map(({ id }) => id),
  )
}
