import { type Db, first, only } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

/** Of the files that rows name. */
export const KEPT_DOCUMENTS = 'select storage_key from public.document_version'

export type DocumentColumns = {
  readonly title: string
  readonly documentTypeId: number
  readonly folderId: string | null
  readonly description: string | null
  readonly tags: readonly string[]
  readonly documentOn: string | null
  readonly expiresOn: string | null
  readonly aboutKind: string | null
  readonly aboutId: string | null
  readonly assetId: string | null
  readonly leaseId: string | null
  readonly visibility: number
}

/** A file as it is kept. */
export type KeptFile = {
  readonly storageKey: string
  readonly fileName: string
  readonly contentType: string
  readonly bytes: number
  readonly sha256: string
  readonly pages: number | null
  readonly scan: 'none' | 'waiting'
  readonly hasText: boolean
}

export async function insertDocument(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  columns: DocumentColumns,
  file: KeptFile,
  byProfileId: string,
): Promise<{ id: string; versionId: string }> {
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into document (account_id, profile_id, folder_id, title, document_type_id, description, tags, document_on, expires_on,
         about_kind, about_id, asset_id, lease_id, visibility, file_name, content_type, bytes, pages, scan, text_state, added_by_profile_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
       returning id`,
      [
        accountId,
        profileId,
        columns.folderId,
        columns.title,
        columns.documentTypeId,
        columns.description,
        columns.tags,
        columns.documentOn,
        columns.expiresOn,
        columns.aboutKind,
        columns.aboutId,
        columns.assetId,
        columns.leaseId,
        columns.visibility,
        file.fileName,
        file.contentType,
        file.bytes,
        file.pages,
        file.scan,
        file.hasText ? 'start' : 'none',
        byProfileId,
      ],
    ),
  )
  // A statement of its own: a member who is given a list of homes writes versions of documents that are there.
  const version = only(
    await db.sql<{ id: string }>(
      `insert into document_version (document_id, account_id, number, storage_key, file_name, content_type, bytes, sha256, pages, scan, added_by_profile_id)
       values ($1, $2, 1, $3, $4, $5, $6, decode($7, 'hex'), $8, $9, $10) returning id`,
      [id, accountId, file.storageKey, file.fileName, file.contentType, file.bytes, file.sha256, file.pages, file.scan, byProfileId],
    ),
  )
  return { id, versionId: version.id }
}

/** Null where it is not there, or another version than was read. */
export async function updateDocument(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  { id, version }: { readonly id: string; readonly version: number },
  columns: DocumentColumns,
): Promise<{ id: string; version: number } | null> {
  return first(
    await db.sql<{ id: string; version: number }>(
      `update document set title = $5, document_type_id = $6, folder_id = $7, description = $8, tags = $9, document_on = $10,
         expiry_told = case when expires_on is not distinct from $11 then expiry_told end, expires_on = $11,
         about_kind = $12, about_id = $13, asset_id = $14, lease_id = $15, visibility = $16, version = version + 1, updated_at = now()
       where id = $1 and account_id = $2 and profile_id = $3 and version = $4 and deleted_at is null
       returning id, version`,
      [
        id,
        accountId,
        profileId,
        version,
        columns.title,
        columns.documentTypeId,
        columns.folderId,
        columns.description,
        columns.tags,
        columns.documentOn,
        columns.expiresOn,
        columns.aboutKind,
        columns.aboutId,
        columns.assetId,
        columns.leaseId,
        columns.visibility,
      ],
    ),
  )
}

/** Puts a file in the place of the one before; null where the document is another version than was read. */
export async function insertVersion(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  { id, version }: { readonly id: string; readonly version: number },
  file: KeptFile,
  { comments, byProfileId }: { readonly comments: string | null; readonly byProfileId: string },
): Promise<{ id: string; version: number; number: number; version_id: string } | null> {
  return first(
    await db.sql<{ id: string; version: number; number: number; version_id: string }>(
      `with changed as (
         update document set number = number + 1, file_name = $5, content_type = $6, bytes = $7, pages = $8, scan = $9, text_state = $10,
           version = version + 1, updated_at = now()
         where id = $1 and account_id = $2 and profile_id = $3 and version = $4 and deleted_at is null
         returning id, version, number
       ), gone as (
         delete from document_text where document_id in (select id from changed)
       )
       insert into document_version (document_id, account_id, number, storage_key, file_name, content_type, bytes, sha256, pages, scan, comments,
         added_by_profile_id)
       select id, $2, number, $11, $5, $6, $7, decode($12, 'hex'), $8, $9, $13, $14 from changed
       returning document_id as id, number, id as version_id, (select version from changed) as version`,
      [
        id,
        accountId,
        profileId,
        version,
        file.fileName,
        file.contentType,
        file.bytes,
        file.pages,
        file.scan,
        file.hasText ? 'start' : 'none',
        file.storageKey,
        file.sha256,
        comments,
        byProfileId,
      ],
    ),
  )
}

/** What a document says of itself: what a share of it for editing does not change. */
export type DocumentPlace = Pick<DocumentColumns, 'folderId' | 'aboutKind' | 'aboutId' | 'assetId' | 'leaseId' | 'visibility'>

/** Held to the end of the transaction. */
export async function lockDocument(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  id: string,
): Promise<(DocumentPlace & { readonly documentTypeId: number; readonly title: string }) | null> {
  return first(
    await db.sql<DocumentPlace & { documentTypeId: number; title: string }>(
      `select folder_id as "folderId", about_kind as "aboutKind", about_id as "aboutId", asset_id as "assetId", lease_id as "leaseId", visibility,
         document_type_id as "documentTypeId", title
       from document where id = $1 and account_id = $2 and profile_id = $3 and deleted_at is null for update`,
      [id, accountId, profileId],
    ),
  )
}

export type VersionRow = {
  number: number
  storage_key: string
  file_name: string
  content_type: string
  bytes: number
  pages: number | null
  scan: 'none' | 'waiting' | 'clean' | 'infected'
  comments: string | null
  added_by: string | null
  created_at: Date
  is_current: boolean
}

const VERSION = `v.number, v.number = (select d.number from document d where d.id = v.document_id) as is_current, v.storage_key, v.file_name, v.content_type, v.bytes, v.pages, v.scan, v.comments, v.created_at,
  (select trim(p.first_name || ' ' || p.last_name) from profile_card p where p.id = v.added_by_profile_id) as added_by`

export async function listVersions(db: Db, documentId: string): Promise<VersionRow[]> {
  return db.sql<VersionRow>(`select ${VERSION} from document_version v where v.document_id = $1 order by v.number desc`, [documentId])
}

/** The version of that number, or the current one. */
export async function findVersion(db: Db, documentId: string, number: number | null): Promise<VersionRow | null> {
  return first(
    await db.sql<VersionRow>(
      `select ${VERSION} from document_version v
       where v.document_id = $1 and v.number = coalesce($2::int, (select d.number from document d where d.id = $1))`,
      [documentId, number],
    ),
  )
}

export async function findText(db: Db, documentId: string): Promise<{ body: string; html: string | null; is_cut: boolean } | null> {
  return first(
    await db.sql<{ body: string; html: string | null; is_cut: boolean }>(
      'select body, html, is_cut from document_text where document_id = $1',
      [documentId],
    ),
  )
}

/** How many bytes others have added to a drawer within a day. */
export async function sumBytesOfOthers(
  db: Db,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
): Promise<number> {
  const { bytes } = only(
    await db.sql<{ bytes: number }>(
      `select coalesce(sum(v.bytes), 0)::bigint as bytes from document_version v join document d on d.id = v.document_id
       where v.account_id = $1 and v.created_at > now() - interval '1 day' and d.profile_id = $2 and v.added_by_profile_id <> $2`,
      [accountId, profileId],
    ),
  )
  return bytes
}

/** What all versions of an account take, in the bin as well. */
export async function sumDocumentBytes(db: Db, accountId: string): Promise<number> {
  const { bytes } = only(
    await db.sql<{ bytes: number }>('select coalesce(sum(bytes), 0)::bigint as bytes from document_version where account_id = $1', [
      accountId,
    ]),
  )
  return bytes
}

/** What an account has, without what is in the bin. */
export async function countOfAccount(db: Db, accountId: string): Promise<number> {
  return only(
    await db.sql<{ count: number }>('select count(*)::int as count from document where account_id = $1 and deleted_at is null', [
      accountId,
    ]),
  ).count
}

/** What is about a home and its leases, as far as the reader of the transaction sees it. */
export async function countOfHome(db: Db, assetId: string): Promise<number> {
  return only(
    await db.sql<{ count: number }>('select count(*)::int as count from document where asset_id = $1 and deleted_at is null', [assetId]),
  ).count
}
