import type { SharePermission } from '@keystead/contract/documents/documents/document.values.ts'
import { literalOfLike } from '../../database/like.ts'
import { type Db, first, only } from '../../database/db.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import type { Scope } from '../../rpc/scope.ts'
import { isReadableByOthers } from '../documents/document.public.ts'

/** One that holds: not ended, its last day not over, and what it is of not in the bin. */
const HOLDS = `s.ended_at is null and (s.until_at is null or s.until_at > now())`

export async function findShare(
  db: Db,
  shareId: string,
): Promise<{ account_id: string; profile_id: string; grantee_account_id: string | null; grantee_profile_id: string | null } | null> {
  return first(
    await db.sql<{ account_id: string; profile_id: string; grantee_account_id: string | null; grantee_profile_id: string | null }>(
      `select s.account_id, s.profile_id, s.grantee_account_id, s.grantee_profile_id from document_share s where s.id = $1 and ${HOLDS}`,
      [shareId],
    ),
  )
}

/** Documents and folders of a drawer. */
export type Things = { readonly documentIds: readonly string[]; readonly folderIds: readonly string[]; readonly inBinAsWell?: boolean }
export type Thing = { id: string; kind: 'document' | 'folder'; name: string; document_type_id: number | null }

export async function listThings(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  { documentIds, folderIds, inBinAsWell = false }: Things,
): Promise<Thing[]> {
  return db.sql<Thing>(
    `select d.id, 'document' as kind, d.title as name, d.document_type_id from document_card d
     where d.id = any($3::uuid[]) and d.account_id = $1 and d.profile_id = $2 and ($5 or d.deleted_at is null)
     union all
     select f.id, 'folder', f.name, null from document_folder_card f
     where f.id = any($4::uuid[]) and f.account_id = $1 and f.profile_id = $2 and ($5 or f.deleted_at is null)
     order by kind, name`,
    [accountId, profileId, documentIds, folderIds, inBinAsWell],
  )
}

export type Terms = {
  readonly permission: SharePermission
  readonly message: string | null
  /** The last day, and in which zone it ends. */
  readonly untilOn: string | null
  readonly timeZone: string
  readonly byProfileId: string
}

export type NewShare = { id: string; object_id: string; grantee_profile_id: string | null; email: string | null; is_new: boolean }

const ADDED = `$1, $2, case thing.kind when 'document' then 'document' else 'document-folder' end, case thing.kind when 'document' then thing.id end,
  case thing.kind when 'folder' then thing.id end`
const TERMS = `permission = excluded.permission, message = excluded.message, until_on = excluded.until_on, until_at = excluded.until_at,
  shared_by_profile_id = excluded.shared_by_profile_id`

function termsOf({ permission, message, untilOn, timeZone, byProfileId }: Terms): readonly unknown[] {
  return [permission, message, untilOn, timeZone, byProfileId]
}

/** Shares each thing with each profile; who has a share of it already gets the new terms. */
export async function shareWithProfiles(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  things: readonly Thing[],
  granteeProfileIds: readonly string[],
  terms: Terms,
): Promise<NewShare[]> {
  return db.sql<NewShare>(
    `insert into document_share as s (account_id, profile_id, object_kind, document_id, folder_id, grantee_profile_id, grantee_account_id,
       permission, message, until_on, until_at, shared_by_profile_id)
     select ${ADDED}, p.id, p.account_id, $6, $7, $8, ($8::date + 1)::timestamp at time zone $9, $10
     from unnest($3::uuid[], $4::text[]) as thing (id, kind) cross join profile_card p where p.id = any($5::uuid[])
     on conflict (object_id, grantee_profile_id) where ended_at is null and grantee_profile_id is not null do update set ${TERMS}
     returning id, object_id, grantee_profile_id, email, (xmax = 0) as is_new`,
    [accountId, profileId, things.map(({ id }) => id), things.map(({ kind }) => kind), granteeProfileIds, ...termsOf(terms)],
  )
}

/** The same with addresses, which get links. */
export async function shareWithAddresses(
  db: Db,
  { accountId, profileId }: Scope<'document'>,
  things: readonly Thing[],
  emails: readonly string[],
  terms: Terms,
): Promise<NewShare[]> {
  return db.sql<NewShare>(
    `insert into document_share as s (account_id, profile_id, object_kind, document_id, folder_id, email,
       permission, message, until_on, until_at, shared_by_profile_id)
     select ${ADDED}, address, $6, $7, $8, ($8::date + 1)::timestamp at time zone $9, $10
     from unnest($3::uuid[], $4::text[]) as thing (id, kind) cross join unnest($5::text[]) as address
     on conflict (object_id, email) where ended_at is null and email is not null do update set ${TERMS}
     returning id, object_id, grantee_profile_id, email, (xmax = 0) as is_new`,
    [accountId, profileId, things.map(({ id }) => id), things.map(({ kind }) => kind), emails, ...termsOf(terms)],
  )
}

export type EndedShare = {
  id: string
  object_kind: 'document' | 'document-folder'
  object_id: string
  grantee_profile_id: string | null
  email: string | null
}

const ENDED = 's.id, s.object_kind, s.object_id, s.grantee_profile_id, s.email'

export async function endShare(db: Db, shareId: string): Promise<EndedShare[]> {
  return db.sql<EndedShare>(`update document_share s set ended_at = now() where s.id = $1 and s.ended_at is null returning ${ENDED}`, [
    shareId,
  ])
}

/** All of a document or folder itself. */
export async function endSharesOf(db: Db, { accountId, profileId }: Scope<'document'>, objectId: string): Promise<EndedShare[]> {
  return db.sql<EndedShare>(
    `update document_share s set ended_at = now() where s.object_id = $3 and s.account_id = $1 and s.profile_id = $2 and s.ended_at is null returning ${ENDED}`,
    [accountId, profileId, objectId],
  )
}

/** All that a profile has shared with another. */
export async function endSharesBetween(
  db: Db,
  { profileId, granteeProfileId }: { readonly profileId: string; readonly granteeProfileId: string },
): Promise<EndedShare[]> {
  return db.sql<EndedShare>(
    `update document_share s set ended_at = now() where s.profile_id = $1 and s.grantee_profile_id = $2 and s.ended_at is null returning ${ENDED}`,
    [profileId, granteeProfileId],
  )
}

/** All that others have shared with an account. */
export async function endSharesWith(db: Db, granteeAccountId: string): Promise<EndedShare[]> {
  return db.sql<EndedShare>(
    `update document_share s set ended_at = now() where s.grantee_account_id = $1 and s.ended_at is null returning ${ENDED}`,
    [granteeAccountId],
  )
}

export async function countSharesBetween(db: Db, connectionId: string): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from document_share s join connection_sides c on c.id = $1
       where (s.profile_id, s.grantee_profile_id) in ((c.requester_profile_id, c.addressee_profile_id), (c.addressee_profile_id, c.requester_profile_id))
         and ${HOLDS}`,
      [connectionId],
    ),
  ).count
}

export type SharedRow = {
  id: string
  permission: SharePermission
  message: string | null
  until_on: string | null
  created_at: Date
  kind: 'document' | 'folder'
  object_id: string
  name: string
  content_type: string | null
  bytes: number | null
  /** The other side. */
  person_id: string | null
  email: string | null
}

export type SharedFilter = {
  readonly direction: 'sent' | 'received'
  readonly kind: 'document' | 'folder' | null
  readonly text: string | null
}

/** What is of a type that is never shared, since it was shared, is for its owner alone. */
const IS_READ = `(d.id is null or ${isReadableByOthers('d')})`

const SHARED = (direction: SharedFilter['direction']) => `document_share s
  left join document_card d on d.id = s.document_id
  left join document_folder_card f on f.id = s.folder_id
  where ${direction === 'sent' ? 's.account_id = $1 and s.profile_id = $2' : `s.grantee_account_id = $1 and s.grantee_profile_id = $2 and ${IS_READ}`} and ${HOLDS}
    and coalesce(d.id, f.id) is not null and coalesce(d.deleted_at, f.deleted_at) is null
    and ($3::text is null or s.object_kind = case $3 when 'document' then 'document' else 'document-folder' end)
    and ($4::text is null or coalesce(d.title, f.name) ilike $4)`

function sharedValues(
  { accountId, profileId }: Pick<Scope<'document'>, 'accountId' | 'profileId'>,
  { kind, text }: SharedFilter,
): readonly unknown[] {
  return [accountId, profileId, kind, text && `%${literalOfLike(text)}%`]
}

export async function listShared(
  db: Db,
  reader: Pick<Scope<'document'>, 'accountId' | 'profileId'>,
  filter: SharedFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<SharedRow[]> {
  const other = filter.direction === 'sent' ? 's.grantee_profile_id' : 's.profile_id'
  return db.sql<SharedRow>(
    `select s.id, s.permission, s.message, s.until_on, s.created_at, case s.object_kind when 'document' then 'document' else 'folder' end as kind, s.object_id,
       coalesce(d.title, f.name) as name, d.content_type, d.bytes, ${other} as person_id, s.email
     from ${SHARED(filter.direction)} order by s.created_at desc, s.id desc limit $5 offset $6`,
    [...sharedValues(reader, filter), limit, offset],
  )
}

export async function countShared(
  db: Db,
  reader: Pick<Scope<'document'>, 'accountId' | 'profileId'>,
  filter: SharedFilter,
): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from (select 1 from ${SHARED(filter.direction)} limit ${MOST_COUNTED + 1}) as found`,
      [...sharedValues(reader, filter)],
    ),
  ).count
}

export type SharedUserRow = {
  id: string
  permission: SharePermission
  message: string | null
  until_on: string | null
  created_at: Date
  person_id: string | null
  email: string | null
  through_id: string | null
  through_name: string | null
  shared_by: string | null
  last_seen_at: Date | null
}

/** Who reaches a thing: by a share of its own, or of a folder that it lies in. `$1` is the thing, `$2` whether it is a document. */
const USERS = `(
    select $1::uuid as id, case when $2::boolean
      then (select array_append(up.path, $1::uuid) from (select 1) as one left join document_card d on d.id = $1 left join document_folder_card up on up.id = d.folder_id)
      else (select path from document_folder_card where id = $1) end as path
  ) as thing
  join document_share s on s.object_id = any(thing.path) and ${HOLDS}`

export async function listSharedUsers(
  db: Db,
  { id, isDocument }: { readonly id: string; readonly isDocument: boolean },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<SharedUserRow[]> {
  return db.sql<SharedUserRow>(
    `select s.id, s.permission, s.message, s.until_on, s.created_at, s.grantee_profile_id as person_id, s.email,
       case when s.object_id <> thing.id then s.object_id end as through_id,
       case when s.object_id <> thing.id then (select f.name from document_folder_card f where f.id = s.object_id) end as through_name,
       (select trim(p.first_name || ' ' || p.last_name) from profile_card p where p.id = s.shared_by_profile_id) as shared_by,
       case when $2 then (
         select max(seen.at) from document_seen seen
         where seen.document_id = thing.id and (seen.reader_profile_id = s.grantee_profile_id or seen.link_id = s.id))
       else (
         select max(seen.at) from document_seen seen join document_card d on d.id = seen.document_id join document_folder_card f on f.id = d.folder_id
         where f.path @> array[thing.id] and (seen.reader_profile_id = s.grantee_profile_id or seen.link_id = s.id)) end as last_seen_at
     from ${USERS} order by s.created_at desc, s.id desc limit $3 offset $4`,
    [id, isDocument, limit, offset],
  )
}

export async function countSharedUsers(db: Db, { id, isDocument }: { readonly id: string; readonly isDocument: boolean }): Promise<number> {
  return only(
    await db.sql<{ count: number }>(`select count(*)::int as count from (select 1 from ${USERS} limit ${MOST_COUNTED + 1}) as found`, [
      id,
      isDocument,
    ]),
  ).count
}

/** What a profile has shared is its business's from now on, and what was shared with it as well. Answers what it has shared by links. */
export async function moveShares(db: Db, { id, accountId }: { readonly id: string; readonly accountId: string }): Promise<string[]> {
  const given = await db.sql<{ id: string; email: string | null }>(
    'update document_share set account_id = $2 where profile_id = $1 returning id, email',
    [id, accountId],
  )
  await db.sql('update document_share set grantee_account_id = $2 where grantee_profile_id = $1', [id, accountId])
  return given.flatMap((share) => (share.email === null ? [] : share.id))
}

/** Shares whose last day is over make room for another one of the same. */
export async function endOverShares(db: Db, objectIds: readonly string[] | null): Promise<void> {
  await db.sql(
    `update document_share set ended_at = until_at where until_at <= now() and ended_at is null and ($1::uuid[] is null or object_id = any($1))`,
    [objectIds],
  )
}

/** Who has given a share. */
export async function findGiver(db: Db, shareId: string): Promise<string[]> {
  const rows = await db.sql<{ profile_id: string }>('select profile_id from document_share where id = $1', [shareId])
  return rows.map(({ profile_id }) => profile_id)
}
