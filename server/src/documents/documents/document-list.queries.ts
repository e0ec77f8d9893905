import { type Db, first, only } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import type { Scope } from '../../rpc/scope.ts'
import { isFoundBy } from './document-words.queries.ts'
import { homeRelation, isReadableByOthers, isSharedWith } from './readers.ts'

export type DocumentRow = {
  id: string
  account_id: string
  profile_id: string
  version: number
  title: string
  document_type_id: number
  description: string | null
  tags: string[]
  document_on: string | null
  expires_on: string | null
  about_kind: 'property' | 'lease' | 'person' | 'profile' | 'business' | null
  about_id: string | null
  asset_id: string | null
  visibility: number
  number: number
  file_name: string
  content_type: string
  bytes: number
  pages: number | null
  scan: 'none' | 'waiting' | 'clean' | 'infected'
  text_state: 'start' | 'completed' | 'failed' | 'none'
  created_at: Date
  updated_at: Date
  /** Null where the reader does not see it. */
  folder_id: string | null
  home_title: string | null
  lease_starts_on: string | null
  about_name: string | null
  shares: number
  added_by: string | null
}

const ROW = `d.id, d.account_id, d.profile_id, d.version, d.title, d.document_type_id, d.description, d.tags, d.document_on, d.expires_on, d.about_kind,
  d.about_id, d.asset_id, d.visibility, d.number, d.file_name, d.content_type, d.bytes, d.pages, d.scan, d.text_state, d.created_at, d.updated_at,
  (select f.id from document_folder f where f.id = d.folder_id and f.deleted_at is null) as folder_id,
  (select a.title from asset_card a where a.id = d.asset_id and a.deleted_at is null) as home_title,
  (select l.starts_on from lease_term l where l.id = d.lease_id) as lease_starts_on,
  case d.about_kind
    when 'person' then (select trim(n.first_name || ' ' || n.last_name) from person_card n where n.id = d.about_id and n.erased_at is null)
    when 'profile' then (select trim(p.first_name || ' ' || p.last_name) from profile_card p where p.id = d.about_id)
    when 'business' then (select coalesce(p.company_name, trim(p.first_name || ' ' || p.last_name)) from profile_card p where p.id = d.about_id)
  end as about_name,
  (select count(*)::int from open_grant g where g.object_id = d.id and g.relation = 'shared' and g.account_id = d.account_id) as shares,
  (select trim(p.first_name || ' ' || p.last_name) from profile_card p where p.id = d.added_by_profile_id) as added_by`

export async function findDocument(db: Db, id: string): Promise<DocumentRow | null> {
  return first(await db.sql<DocumentRow>(`select ${ROW} from document d where d.id = $1 and d.deleted_at is null`, [id]))
}

/** In the order of the ids. */
export async function listByIds(db: Db, ids: readonly string[]): Promise<DocumentRow[]> {
  return db.sql<DocumentRow>(
    `select ${ROW} from unnest($1::uuid[]) with ordinality as wanted (id, place) join document d on d.id = wanted.id order by wanted.place`,
    [ids],
  )
}

export type DocumentSort = 'newest' | 'title' | 'expiry'

export const ORDERS: Readonly<Record<DocumentSort, string>> = {
  newest: 'd.created_at desc, d.id desc',
  title: 'lower(d.title), d.id',
  expiry: 'd.expires_on nulls last, d.id',
}

export type DocumentFilter = {
  readonly words: string | null
  readonly documentTypeId: number | null
  readonly expiry: 'expired' | 'soon' | 'any' | null
  /** With all below it. */
  readonly folderId: string | null
  readonly aboutKind: string | null
  readonly aboutId: string | null
}

export type Rows = { readonly limit: number; readonly offset: number }

function expiresAsWanted(wanted: string): string {
  return `d.expires_on is not null and case ${wanted} when 'expired' then d.expires_on < current_date
    when 'soon' then d.expires_on between current_date and current_date + 30 else true end`
}

/** Of a drawer; `$1` to `$9` are those of `valuesOf`. */
const IN_DRAWER = `document d where d.account_id = $1 and d.profile_id = $2 and d.deleted_at is null
  and ($3::text is null or ${isFoundBy('d', '$1', '$3')} or d.title ilike $4)
  and ($5::smallint is null or d.document_type_id = $5)
  and ($6::text is null or ${expiresAsWanted('$6')})
  and ($7::uuid is null or d.folder_id in (select f.id from document_folder f where f.profile_id = $2 and f.path @> array[$7::uuid] and f.deleted_at is null))
  and ($8::text is null or d.about_kind = $8 and d.about_id = $9::uuid)`

function valuesOf({ accountId, profileId }: Scope<'document'>, filter: DocumentFilter): readonly unknown[] {
  const { words, documentTypeId, expiry, folderId, aboutKind, aboutId } = filter
  return [accountId, profileId, words, words && `%${literalOfLike(words)}%`, documentTypeId, expiry, folderId, aboutKind, aboutId]
}

export async function listDocuments(
  db: Db,
  drawer: Scope<'document'>,
  filter: DocumentFilter,
  { sort, limit, offset }: Rows & { readonly sort: DocumentSort },
): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(`select d.id from ${IN_DRAWER} order by ${ORDERS[sort]} limit $10 offset $11`, [
    ...valuesOf(drawer, filter),
    limit,
    offset,
  ])
  return rows.map(({ id }) => id)
}

export async function countDocuments(db: Db, drawer: Scope<'document'>, filter: DocumentFilter): Promise<number> {
  return counted(db, `select 1 from ${IN_DRAWER} limit ${MOST_COUNTED + 1}`, valuesOf(drawer, filter))
}

async function counted(db: Db, rows: string, values: readonly unknown[]): Promise<number> {
  return only(await db.sql<{ count: number }>(`select count(*)::int as count from (${rows}) as found`, values)).count
}

/** What a profile reads of all that is about a home: its own, and what reaches it by the home or a share. */
const OF_HOME = `document d left join document_folder f on f.id = d.folder_id
  where d.asset_id = $1 and d.deleted_at is null and (d.account_id = $2 and d.profile_id = $3
    or ${isReadableByOthers('d')} and (${homeRelation('d', '$2', '$3')} is not null or ${isSharedWith('d', 'f', '$2', '$3')}))
    and ($4::text is null or d.title ilike $5 or d.account_id = $2 and ${isFoundBy('d', '$2', '$4')})
    and ($6::smallint is null or d.document_type_id = $6)
    and ($7::text is null or ${expiresAsWanted('$7')})
    and ($8::uuid is null or f.deleted_at is null and f.path @> array[$8::uuid])`

export type HomeFilter = Pick<DocumentFilter, 'words' | 'documentTypeId' | 'expiry' | 'folderId'> & { readonly assetId: string }

function homeValuesOf(
  { accountId, profileId }: ProfileActor,
  { assetId, words, documentTypeId, expiry, folderId }: HomeFilter,
): readonly unknown[] {
  return [assetId, accountId, profileId, words, words && `%${literalOfLike(words)}%`, documentTypeId, expiry, folderId]
}

export async function listDocumentsOfHome(
  db: Db,
  reader: ProfileActor,
  filter: HomeFilter,
  { sort, limit, offset }: Rows & { readonly sort: DocumentSort },
): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(`select d.id from ${OF_HOME} order by ${ORDERS[sort]} limit $9 offset $10`, [
    ...homeValuesOf(reader, filter),
    limit,
    offset,
  ])
  return rows.map(({ id }) => id)
}

export async function countDocumentsOfHome(db: Db, reader: ProfileActor, filter: HomeFilter): Promise<number> {
  return counted(db, `select 1 from ${OF_HOME} limit ${MOST_COUNTED + 1}`, homeValuesOf(reader, filter))
}

/** From the grants of the profile to what is about their homes. */
const CONNECTED = `(
    select g.object_id as id from open_grant g where g.principal_account_id = $1 and g.principal_id = $2 and g.object_kind = 'asset'
    union
    select unit.id from open_grant g join asset_holding unit on unit.parent_asset_id = g.object_id and unit.owned_through = g.object_id
    where g.principal_account_id = $1 and g.principal_id = $2 and g.object_kind = 'asset' and g.relation = 'partner'
  ) as home
  join document d on d.asset_id = home.id and d.visibility > 0 and ${isReadableByOthers('d')}
  where ${homeRelation('d', '$1', '$2')} is not null and d.profile_id <> $2`

export async function listConnected(db: Db, { accountId, profileId }: ProfileActor, { limit, offset }: Rows): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(`select d.id from ${CONNECTED} order by ${ORDERS.newest} limit $3 offset $4`, [
    accountId,
    profileId,
    limit,
    offset,
  ])
  return rows.map(({ id }) => id)
}

export async function countConnected(db: Db, { accountId, profileId }: ProfileActor): Promise<number> {
  return counted(db, `select 1 from ${CONNECTED} limit ${MOST_COUNTED + 1}`, [accountId, profileId])
}
