import { type Db, first } from '../../database/db.ts'
import { homeRelation, isReadableByOthers, sharedScopes } from './readers.ts'
import type { VersionRow } from './document.queries.ts'

export type FileForReader = Pick<VersionRow, 'storage_key' | 'file_name' | 'content_type' | 'bytes' | 'scan'> & {
  account_id: string
  is_own: boolean
  may_download: boolean
}

/** A version of a document that a profile reads at this moment: an old one is for its owner and those who edit it. */
export async function findFileForReader(
  db: Db,
  { documentId, number, accountId, profileId }: { documentId: string; number: number; accountId: string; profileId: string },
): Promise<FileForReader | null> {
  return first(
    await db.sql<FileForReader>(
      `select storage_key, file_name, content_type, bytes, scan, account_id, is_own, is_own or home is not null or 'download' = any(shared) as may_download
       from (
         select v.storage_key, v.file_name, v.content_type, v.bytes, v.scan, v.number = d.number as is_current, d.account_id, d.account_id = $3 and d.profile_id = $4 as is_own,
           case when ${isReadableByOthers('d')} then ${sharedScopes('d', 'f', '$3', '$4')} else '{}' end as shared,
           case when ${isReadableByOthers('d')} then ${homeRelation('d', '$3', '$4')} end as home
         from document d
         left join document_folder f on f.id = d.folder_id
         join document_version v on v.document_id = d.id and v.number = $2
         where d.id = $1 and d.deleted_at is null
       ) as found
       where (is_own or home is not null or shared <> '{}') and (is_current or is_own or 'edit' = any(shared))`,
      [documentId, number, accountId, profileId],
    ),
  )
}

/** Who has opened it: a profile, or a link that went to an address. */
export type DocumentReader =
  | { readonly profileId: string; readonly linkId?: never }
  | { readonly linkId: string; readonly email: string; readonly profileId?: never }

/** Kept as one where the same reader has opened the same file within ten minutes: a paper is read in parts. */
export async function insertView(
  db: Db,
  {
    documentId,
    number,
    use,
    reader,
  }: { readonly documentId: string; readonly number: number; readonly use: 'view' | 'download'; readonly reader: DocumentReader },
): Promise<void> {
  await db.sql(
    `insert into document_view (document_id, account_id, number, use, reader_profile_id, link_id, email)
     select d.id, d.account_id, $2, $3, $4, $5, $6 from document d
     where d.id = $1 and not exists (
       select from document_view v
       where v.document_id = $1 and v.number = $2 and v.use = $3 and v.reader_profile_id is not distinct from $4 and v.link_id is not distinct from $5
         and v.at > now() - interval '10 minutes')`,
    reader.linkId === undefined
      ? [documentId, number, use, reader.profileId, null, null]
      : [documentId, number, use, null, reader.linkId, reader.email],
  )
}

/** The same of the files of an archive, all of documents of one account. */
export async function insertDownloads(
  db: Db,
  files: readonly { readonly id: string; readonly number: number }[],
  profileId: string,
): Promise<void> {
  await db.sql(
    `insert into document_view (document_id, account_id, number, use, reader_profile_id)
     select d.id, d.account_id, taken.number, 'download', $3 from unnest($1::uuid[], $2::int[]) as taken (id, number) join document d on d.id = taken.id
     where not exists (
       select from document_view v
       where v.document_id = d.id and v.number = taken.number and v.use = 'download' and v.reader_profile_id = $3 and v.at > now() - interval '10 minutes')`,
    [files.map(({ id }) => id), files.map(({ number }) => number), profileId],
  )
}

export type ViewRow = { name: string | null; email: string | null; use: 'view' | 'download'; number: number; at: Date }

export async function listViews(db: Db, documentId: string, { limit, offset }: { limit: number; offset: number }): Promise<ViewRow[]> {
  return db.sql<ViewRow>(
    `select trim(p.first_name || ' ' || p.last_name) as name, v.email, v.use, v.number, v.at
     from document_view v left join profile_card p on p.id = v.reader_profile_id
     where v.document_id = $1 order by v.at desc, v.id desc limit $2 offset $3`,
    [documentId, limit, offset],
  )
}

export async function countViews(db: Db, documentId: string, most: number): Promise<number> {
  const rows = await db.sql('select 1 from document_view where document_id = $1 limit $2', [documentId, most + 1])
  return rows.length
}
