import type { SharePermission } from '@keystead/contract/documents/documents/document.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import { isReadableByOthers } from '../documents/document.public.ts'

/** How long a share with an address holds. */
export async function findUntil(db: Db, shareId: string): Promise<{ until_on: string; seconds_left: number }> {
  return only(
    await db.sql<{ until_on: string; seconds_left: number }>(
      `select until_on, greatest(extract(epoch from until_at - now()), 1)::int as seconds_left from document_share where id = $1`,
      [shareId],
    ),
  )
}

export type LinkedShare = {
  id: string
  profile_id: string
  email: string
  permission: SharePermission
  message: string | null
  until_on: string | null
  document_id: string | null
  folder_id: string | null
  name: string
}

/** What a link opens, where its share holds and what is shared is there. Asked as the account that shares. */
export async function findLinkedShare(db: Db, shareId: string): Promise<LinkedShare | null> {
  return first(
    await db.sql<LinkedShare>(
      `select s.id, s.profile_id, s.email, s.permission, s.message, s.until_on, s.document_id, s.folder_id, coalesce(d.title, f.name) as name
       from document_share s
       left join document_card d on d.id = s.document_id and ${isReadableByOthers('d')}
       left join document_folder_card f on f.id = s.folder_id and f.deleted_at is null
       where s.id = $1 and s.email is not null and s.ended_at is null and s.until_at > now() and coalesce(d.id, f.id) is not null`,
      [shareId],
    ),
  )
}

/** Documents that a share opens: the one, or those in its folder and all below. `$2` is the one or the other. */
function openedBy({ document_id }: Opened): string {
  return `document_card d
    left join document_folder_card f on f.id = d.folder_id
    where ${isReadableByOthers('d')} and d.profile_id = $1
      and ${document_id === null ? 'f.deleted_at is null and f.path @> array[$2::uuid]' : 'd.id = $2'}`
}

export type LinkedDocument = {
  id: string
  title: string
  file_name: string
  content_type: string
  bytes: number
  pages: number | null
  scan: 'none' | 'waiting' | 'clean' | 'infected'
  number: number
}

const DOCUMENT = 'd.id, d.title, d.file_name, d.content_type, d.bytes, d.pages, d.scan, d.number'

type Opened = Pick<LinkedShare, 'profile_id' | 'document_id' | 'folder_id'>
const openedValues = ({ profile_id, document_id, folder_id }: Opened) => [profile_id, document_id ?? folder_id]

/** Those directly in a folder that the share opens; the shared document itself where it is one. */
export async function listLinkedDocuments(
  db: Db,
  share: Opened,
  inFolderId: string | null,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<LinkedDocument[]> {
  return db.sql<LinkedDocument>(
    `select ${DOCUMENT} from ${openedBy(share)} and ($3::uuid is null or d.folder_id = $3) order by lower(d.title), d.id limit $4 offset $5`,
    [...openedValues(share), inFolderId, limit, offset],
  )
}

export async function countLinkedDocuments(db: Db, share: Opened, inFolderId: string | null): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from (select 1 from ${openedBy(share)} and ($3::uuid is null or d.folder_id = $3) limit ${MOST_COUNTED + 1}) as found`,
      [...openedValues(share), inFolderId],
    ),
  ).count
}

export async function findLinkedDocument(
  db: Db,
  share: Opened,
  documentId: string,
): Promise<(LinkedDocument & { storage_key: string }) | null> {
  return first(
    await db.sql<LinkedDocument & { storage_key: string }>(
      `select ${DOCUMENT}, (select v.storage_key from document_file v where v.document_id = d.id and v.number = d.number) as storage_key
       from ${openedBy(share)} and d.id = $3`,
      [...openedValues(share), documentId],
    ),
  )
}

export type NamedFolder = { id: string; name: string }

/** From the shared folder to one below it, both included; empty where it does not lie there. */
export async function listLinkedPath(db: Db, sharedFolderId: string, folderId: string): Promise<NamedFolder[]> {
  return db.sql<NamedFolder>(
    `select lead.id, lead.name from document_folder_card f
     cross join lateral unnest(f.path[array_position(f.path, $1::uuid):]) with ordinality as step (id, place)
     join document_folder_card lead on lead.id = step.id
     where f.id = $2 and f.path @> array[$1::uuid] and f.deleted_at is null order by step.place`,
    [sharedFolderId, folderId],
  )
}

export async function listLinkedFolders(db: Db, parentId: string, limit: number): Promise<NamedFolder[]> {
  return db.sql<NamedFolder>(
    'select id, name from document_folder_card where parent_id = $1 and deleted_at is null order by lower(normalize(name)), id limit $2',
    [parentId, limit],
  )
}

export async function countLinkedFolders(db: Db, parentId: string): Promise<number> {
  return only(
    await db.sql<{ count: number }>('select count(*)::int as count from document_folder_card where parent_id = $1 and deleted_at is null', [
      parentId,
    ]),
  ).count
}
