import { type Db, first } from '../../database/db.ts'

/*
 * Documents that are read on the page of one thing alone. Statements name the thing as well as the document: what is claimed for the
 * transaction is the second net.
 */

export type RestrictedRow = {
  id: string
  document_type_id: number
  title: string
  file_name: string
  content_type: string
  bytes: number
  pages: number | null
  scan: 'none' | 'waiting' | 'clean' | 'infected'
  created_at: Date
}

const COLUMNS = 'id, document_type_id, title, file_name, content_type, bytes, pages, scan, created_at'

export async function claimRestriction(db: Db, thingId: string): Promise<void> {
  await db.sql(`select set_config('app.restricted_to', $1, true)`, [thingId])
}

export async function restrictDocument(db: Db, id: string, thingId: string): Promise<void> {
  await db.sql('update document set restricted_to = $2 where id = $1', [id, thingId])
}

/** In the order in which they came. */
export async function listRestrictedTo(db: Db, thingId: string): Promise<RestrictedRow[]> {
  return db.sql<RestrictedRow>(`select ${COLUMNS} from document where restricted_to = $1 and deleted_at is null order by created_at, id`, [
    thingId,
  ])
}

export type RestrictedFile = Pick<RestrictedRow, 'file_name' | 'content_type' | 'bytes' | 'pages' | 'scan'> & { storage_key: string }

export async function findFileRestrictedTo(db: Db, thingId: string, id: string): Promise<RestrictedFile | null> {
  return first(
    await db.sql<RestrictedFile>(
      `select v.storage_key, v.file_name, v.content_type, v.bytes, v.pages, v.scan
       from document d join document_version v on v.document_id = d.id and v.number = d.number
       where d.id = $2 and d.restricted_to = $1 and d.deleted_at is null`,
      [thingId, id],
    ),
  )
}

export type RestrictedCopy = Pick<
  RestrictedRow,
  'document_type_id' | 'title' | 'file_name' | 'content_type' | 'bytes' | 'pages' | 'scan'
> & {
  storage_key: string
  sha256: string
}

/** With the files that they have now, in the order in which they came. */
export async function listFilesRestrictedTo(db: Db, thingId: string): Promise<RestrictedCopy[]> {
  return db.sql<RestrictedCopy>(
    `select d.document_type_id, d.title, v.file_name, v.content_type, v.bytes, v.pages, v.scan, v.storage_key, encode(v.sha256, 'hex') as sha256
     from document d join document_version v on v.document_id = d.id and v.number = d.number
     where d.restricted_to = $1 and d.deleted_at is null order by d.created_at, d.id`,
    [thingId],
  )
}

/** Whose they are from now on: of those who keep the thing that they are restricted to. */
export async function giveRestrictedTo(
  db: Db,
  thingIds: readonly string[],
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
): Promise<void> {
  await db.sql(
    `with moved as (
       update document set account_id = $2, profile_id = $3, added_by_profile_id = null where restricted_to = any($1::uuid[]) returning id
     )
     update document_version set account_id = $2, added_by_profile_id = null where document_id in (select id from moved)`,
    [thingIds, accountId, profileId],
  )
}

export async function listIdsRestrictedTo(db: Db, thingIds: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ id: string }>('select id from document where restricted_to = any($1::uuid[])', [thingIds])
  return rows.map(({ id }) => id)
}
