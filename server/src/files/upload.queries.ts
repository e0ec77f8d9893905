import { type Db, first, only } from '../database/db.ts'
import type { Actor } from '../rpc/actor.ts'
import { accountActor } from '../rpc/call-context.ts'

export type Upload<Facts = unknown> = {
  readonly id: string
  readonly account_id: string
  readonly purpose: string
  readonly file_name: string
  readonly bytes: number
  readonly storage_key: string
  /** What processing found. */
  readonly facts: Facts
  readonly used_at: Date | null
}

/** Of the files that wait to be used. A backup reads the tables of older versions, too, so it names no view. */
export const WAITING_FILES = 'select storage_key from public.upload where used_at is null'

/** Of those that are kept as they came, once a call has used them. */
export function usedFilesOf(purpose: string): string {
  return `select storage_key from public.upload where purpose = '${purpose}' and used_at is not null`
}

/** The account that a file is sent for, and the person who sends it: several act for the account of a business. */
export type UploadSender = { readonly accountId: string; readonly senderId: string }

export function senderOf(actor: Actor): UploadSender {
  const { accountId: senderId, actingFor } = accountActor(actor)
  return { accountId: actingFor.accountId, senderId }
}

const SENT_BY = (senderId: string) => `coalesce(sender_account_id, account_id) = ${senderId}`

const COLUMNS = 'id, account_id, purpose, file_name, bytes, storage_key, facts, used_at'

export type NewUpload = UploadSender & {
  readonly purpose: string
  readonly fileName: string
  readonly bytes: number
  readonly storageKey: string
  readonly facts?: object
}

export async function insertUpload(db: Db, upload: NewUpload): Promise<{ id: string }> {
  return only(
    await db.sql<{ id: string }>(
      `insert into upload (account_id, sender_account_id, purpose, file_name, bytes, storage_key, facts)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb) returning id`,
      [
        upload.accountId,
        upload.senderId,
        upload.purpose,
        upload.fileName,
        upload.bytes,
        upload.storageKey,
        JSON.stringify(upload.facts ?? {}),
      ],
    ),
  )
}

/** An upload of the account by any sender, used or not. */
export async function findUpload(db: Db, accountId: string, purpose: string, id: string): Promise<Upload | null> {
  return first(
    await db.sql<Upload>(`select ${COLUMNS} from upload where id = $1 and account_id = $2 and purpose = $3`, [id, accountId, purpose]),
  )
}

/** An upload for its sender, used or not. */
export async function findSentUpload<Facts>(
  db: Db,
  { accountId, senderId }: UploadSender,
  purposes: readonly string[],
  id: string,
): Promise<Upload<Facts> | null> {
  return first(
    await db.sql<Upload<Facts>>(
      `select ${COLUMNS} from upload where id = $1 and account_id = $2 and ${SENT_BY('$3')} and purpose = any($4)`,
      [id, accountId, senderId, purposes],
    ),
  )
}

/** Uploads of a sender that no call has used yet, locked to the end of the transaction, in order of their ids. */
export async function lockUnusedUploads<Facts>(
  db: Db,
  { accountId, senderId }: UploadSender,
  purpose: string,
  ids: readonly string[],
): Promise<Upload<Facts>[]> {
  return db.sql<Upload<Facts>>(
    `select ${COLUMNS} from upload
     where id = any($1::uuid[]) and account_id = $2 and ${SENT_BY('$3')} and purpose = $4 and used_at is null
     order by id for update`,
    [ids, accountId, senderId, purpose],
  )
}

/** Says that a call has taken the files over. */
export async function markUploadsUsed(db: Db, accountId: string, ids: readonly string[]): Promise<void> {
  await db.sql('update upload set used_at = now() where id = any($1::uuid[]) and account_id = $2', [ids, accountId])
}

/** How many files a sender has sent within a day without using them. */
export async function countUnusedUploads(db: Db, { accountId, senderId }: UploadSender): Promise<number> {
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*) as count from upload
       where account_id = $1 and ${SENT_BY('$2')} and used_at is null and created_at > now() - interval '1 day'`,
      [accountId, senderId],
    ),
  )
  return count
}

/** How much room the account's files take that wait to be used. */
export async function sumWaitingBytes(db: Db, accountId: string): Promise<number> {
  const { bytes } = only(
    await db.sql<{ bytes: number }>(
      'select coalesce(sum(bytes), 0)::bigint as bytes from upload where account_id = $1 and used_at is null',
      [accountId],
    ),
  )
  return bytes
}

/** The same of those of a purpose that were used and are kept as they came. */
export async function sumUsedBytes(db: Db, accountId: string, purpose: string): Promise<number> {
  const { bytes } = only(
    await db.sql<{ bytes: number }>(
      'select coalesce(sum(bytes), 0)::bigint as bytes from upload where account_id = $1 and purpose = $2 and used_at is not null',
      [accountId, purpose],
    ),
  )
  return bytes
}

/** Takes out files that no one used for a day, some at a time; their content is the caller's to delete. */
export async function deleteStaleUploads(db: Db, limit: number): Promise<{ purpose: string; storage_key: string }[]> {
  return db.sql(
    `delete from upload where id in (
       select id from upload where used_at is null and created_at < now() - interval '1 day' order by created_at limit $1 for update skip locked
     ) returning purpose, storage_key`,
    [limit],
  )
}

/** Takes out files that what used them needs no more; their content is the caller's to delete. */
export async function deleteUploads(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.sql<{ storage_key: string }>('delete from upload where id = any($1::uuid[]) returning storage_key', [ids])
  return rows.map(({ storage_key }) => storage_key)
}

/** Files that wait to be used become another account's, but for the pictures of a person; who has sent them may use them as before. */
export async function moveWaitingUploads(
  db: Db,
  { fromAccountId, toAccountId }: { fromAccountId: string; toAccountId: string },
): Promise<void> {
  await db.sql(
    `update upload set account_id = $2, sender_account_id = coalesce(sender_account_id, account_id)
     where account_id = $1 and used_at is null and purpose <> 'profile-picture'`,
    [fromAccountId, toAccountId],
  )
}

/** So do those that its rows name. */
export async function moveUploads(db: Db, ids: readonly string[], toAccountId: string): Promise<void> {
  await db.sql('update upload set account_id = $2 where id = any($1::uuid[])', [ids, toAccountId])
}
