import { hasEverHeldGrant } from '../../access/access-grant.queries.ts'
import type { InquiryFolder } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { type Db, first, only, prepare } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { PROFILE_IS_VISIBLE } from '../../identity/profiles/profile.public.ts'

export type Recipient = {
  profile_id: string
  account_id: string
  first_name: string
  last_name: string
  /** Null where the property that was named is not on the market, or not theirs. */
  asset_title: string | null
}

const recipientOf = prepare<Recipient, [string, string | null]>(
  'inquiry-recipient',
  `select p.id as profile_id, p.account_id, p.first_name, p.last_name, l.title as asset_title
   from profile_card p
   join account_holder a on a.id = p.account_id
   left join listing_card l on l.id = $2 and l.profile_id = p.id
   where p.id = $1 and p.status = 'A' and a.status = 'A' and (l.asset_id is not null or ${PROFILE_IS_VISIBLE})`,
)

/** Who may be written to: those with a public page, and whoever lists the property that it is about. */
export async function findRecipient(db: Db, profileId: string, assetId: string | null): Promise<Recipient | null> {
  return first(await db.prepared(recipientOf, [profileId, assetId]))
}

/** Who lists a home now, where this profile manages it or was its agent. Asked as the owner: strangers see neither. */
export async function findListerInstead(db: Db, profileId: string, assetId: string): Promise<string | null> {
  const row = first(
    await db.sql<{ profile_id: string }>(
      `select l.profile_id from listing_card l join asset_holding a on a.id = l.asset_id
       where l.id = $2 and (a.managing_profile_id = $1
         or ${hasEverHeldGrant('a.id', '$1', 'agent')})`,
      [profileId, assetId],
    ),
  )
  return row?.profile_id ?? null
}

export type NewInquiry = {
  recipient: Recipient
  assetId: string | null
  senderAccountId: string | null
  name: string
  email: string
  phone: string | null
  message: string
}

/** The writer may not see the row, so its id is made before it. */
export async function insertInquiry(db: Db, inquiry: NewInquiry): Promise<string> {
  const { id } = only(await db.sql<{ id: string }>('select new_id() as id'))
  await db.sql(
    `insert into profile_inquiry
       (id, account_id, profile_id, asset_id, asset_title, sender_account_id, sender_name, sender_email, sender_phone, message)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      inquiry.recipient.account_id,
      inquiry.recipient.profile_id,
      inquiry.assetId,
      inquiry.recipient.asset_title,
      inquiry.senderAccountId,
      inquiry.name,
      inquiry.email,
      inquiry.phone,
      inquiry.message,
    ],
  )
  return id
}

export type InquiryCardRow = {
  id: string
  sender_name: string
  excerpt: string
  created_at: Date
  read_at: Date | null
  archived_at: Date | null
  asset_title: string | null
}

export type InquiryRow = Omit<InquiryCardRow, 'excerpt'> & {
  sender_email: string
  sender_phone: string | null
  message: string
  asset_id: string | null
}

const EXCERPT_CHARACTERS = 160
const EXCERPT = `left(regexp_replace(message, '\\s+', ' ', 'g'), ${EXCERPT_CHARACTERS})`

const FOLDERS: Readonly<Record<InquiryFolder, string>> = {
  inbox: 'archived_at is null',
  unread: 'archived_at is null and read_at is null',
  archived: 'archived_at is not null',
}
/** Each follows an index. */
const ORDERS: Readonly<Record<InquiryFolder, string>> = {
  inbox: '(read_at is null) desc, created_at desc, id desc',
  unread: '(read_at is null) desc, created_at desc, id desc',
  archived: 'created_at desc, id desc',
}

/** Messages of the inbox, for a list in which they stand with others. $1 and $2: account and profile of the reader. */
export const INBOX_MESSAGES = `select id, created_at as asked_at, (read_at is null) as waits from profile_inquiry
  where account_id = $1 and profile_id = $2 and ${FOLDERS.inbox}`

export async function listInquiries(
  db: Db,
  scope: Scope<'inquiry'>,
  { folder, limit, offset }: { folder: InquiryFolder; limit: number; offset: number },
): Promise<InquiryCardRow[]> {
  return db.sql<InquiryCardRow>(
    // Excerpts are made of the messages of the page alone, not of those before it.
    `select id, sender_name, ${EXCERPT} as excerpt, created_at, read_at, archived_at, asset_title from (
       select * from profile_inquiry
       where account_id = $1 and profile_id = $2 and ${FOLDERS[folder]}
       order by ${ORDERS[folder]} limit $3 offset $4) as page
     order by ${ORDERS[folder]}`,
    [scope.accountId, scope.profileId, limit, offset],
  )
}

/** How many there are, counted up to one more than `most`. */
export async function countInquiries(db: Db, scope: Scope<'inquiry'>, folder: InquiryFolder, most: number): Promise<number> {
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*) as count from (
         select from profile_inquiry where account_id = $1 and profile_id = $2 and ${FOLDERS[folder]} limit $3) as counted`,
      [scope.accountId, scope.profileId, most + 1],
    ),
  )
  return count
}

export async function findInquiry(db: Db, scope: Scope<'inquiry'>, inquiryId: string): Promise<InquiryRow | null> {
  return first(await listInquiriesById(db, scope, [inquiryId]))
}

/** Those of a list made elsewhere, whole and in any order. */
export async function listInquiriesById(db: Db, scope: Scope<'inquiry'>, inquiryIds: readonly string[]): Promise<InquiryRow[]> {
  return db.sql<InquiryRow>(
    `select id, sender_name, sender_email, sender_phone, message, created_at, read_at, archived_at, asset_id, asset_title
     from profile_inquiry where account_id = $1 and profile_id = $2 and id = any($3::uuid[])`,
    [scope.accountId, scope.profileId, inquiryIds],
  )
}

/** Whether there is such an inquiry. When it was read first is kept. */
export async function markInquiryRead(db: Db, scope: Scope<'inquiry'>, inquiryId: string, isRead: boolean): Promise<boolean> {
  const rows = await db.sql(
    `update profile_inquiry set read_at = case when $4 then coalesce(read_at, now()) end
     where account_id = $1 and profile_id = $2 and id = $3 returning id`,
    [scope.accountId, scope.profileId, inquiryId, isRead],
  )
  return rows.length > 0
}

export async function moveInquiryToArchive(db: Db, scope: Scope<'inquiry'>, inquiryId: string, isArchived: boolean): Promise<boolean> {
  const rows = await db.sql(
    `update profile_inquiry set archived_at = case when $4 then coalesce(archived_at, now()) end
     where account_id = $1 and profile_id = $2 and id = $3 returning id`,
    [scope.accountId, scope.profileId, inquiryId, isArchived],
  )
  return rows.length > 0
}

/** What strangers wrote to someone who is no longer here to read it. */
export async function deleteInquiries(db: Db, scope: Scope<'inquiry'>): Promise<void> {
  await db.sql('delete from profile_inquiry where account_id = $1', [scope.accountId])
}

/** Letters to a profile that has become another account's, but for those about homes that are on their way there. */
export async function moveInquiries(
  db: Db,
  { id, accountId, fromAccountId }: { id: string; accountId: string; fromAccountId: string },
): Promise<void> {
  await db.sql(
    `update profile_inquiry i set account_id = $2 where i.profile_id = $1
       and not exists (select from asset_card a where a.id = i.asset_id and a.account_id = $3)`,
    [id, accountId, fromAccountId],
  )
}

/** Those about homes that have moved there, where they went to their manager: an agent keeps theirs. */
export async function moveInquiriesAbout(
  db: Db,
  assetIds: readonly string[],
  { accountId, fromAccountId }: { accountId: string; fromAccountId: string },
): Promise<void> {
  await db.sql('update profile_inquiry set account_id = $2 where asset_id = any($1::uuid[]) and account_id = $3', [
    assetIds,
    accountId,
    fromAccountId,
  ])
}
