import { type Db, first } from '../database/db.ts'
import type { SealedPlace } from '../rpc/machinery.ts'

type NewMail = {
  name: string
  toEmail: string
  toName: string
  data: object
  naturalKey: string
  recipientAccountId: string | null
  tokenId: string | null
  codeSealed: Buffer | null
  replyTo: string | null
}

/** Where the code of a mail is sealed, which has no id yet when it is. */
export function codePlace(naturalKey: string): SealedPlace {
  return { table: 'mail', column: 'code_sealed', rowId: naturalKey }
}

/** The id of a new mail, or null when its natural key was there already. */
export async function insertMail(db: Db, mail: NewMail): Promise<string | null> {
  const row = first(
    await db.sql<{ id: string }>(
      `insert into mail (name, to_email, to_name, data, natural_key, recipient_account_id, token_id, reply_to, code_sealed)
       values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9) on conflict (natural_key) do nothing returning id`,
      [
        mail.name,
        mail.toEmail,
        mail.toName,
        JSON.stringify(mail.data),
        mail.naturalKey,
        mail.recipientAccountId,
        mail.tokenId,
        mail.replyTo,
        mail.codeSealed,
      ],
    ),
  )
  return row?.id ?? null
}

export type ClaimedMail = {
  readonly id: string
  readonly name: string
  readonly toEmail: string
  readonly toName: string
  readonly data: object
  readonly naturalKey: string
  readonly tokenId: string | null
  readonly codeSealed: Buffer | null
  readonly replyTo: string | null
  readonly tries: number
}

/** Takes a mail in hand, so that no other worker sends it meanwhile. Null: it is in other hands, or it has left. */
export async function claimMail(db: Db, mailId: string, seconds: number): Promise<ClaimedMail | null> {
  return first(
    await db.sql<ClaimedMail>(
      `update mail set claimed_until = now() + make_interval(secs => $2), tries = tries + 1
       where id = $1 and status in ('queued', 'failed') and (claimed_until is null or claimed_until < now())
       returning id, name, to_email as "toEmail", to_name as "toName", data, natural_key as "naturalKey", token_id as "tokenId", code_sealed as "codeSealed", reply_to as "replyTo", tries`,
      [mailId, seconds],
    ),
  )
}

/** Whether a mail still has to leave. */
export async function isMailWaiting(db: Db, mailId: string): Promise<boolean> {
  return first(await db.sql(`select 1 from mail where id = $1 and status in ('queued', 'failed')`, [mailId])) !== null
}

export async function markMailSent(db: Db, mailId: string, messageId: string): Promise<void> {
  await db.sql(
    `update mail set status = 'sent', sent_at = now(), message_id = $2, code_sealed = null, last_error = null, claimed_until = null where id = $1`,
    [mailId, messageId],
  )
}

export async function markMailBounced(db: Db, mailId: string, reason: string): Promise<void> {
  await db.sql(`update mail set status = 'bounced', bounced_at = now(), bounce_reason = $2, claimed_until = null where id = $1`, [
    mailId,
    reason,
  ])
}

/** It did not leave; `isLast` when nobody will try again. */
export async function markMailTried(db: Db, mailId: string, { error, isLast }: { error: string; isLast: boolean }): Promise<void> {
  await db.sql('update mail set status = $3, last_error = $2, claimed_until = null where id = $1', [
    mailId,
    error,
    isLast ? 'failed' : 'queued',
  ])
}

export type UndeliveredMail = {
  id: string
  name: string
  to_email: string
  status: 'failed' | 'bounced'
  tries: number
  created_at: Date
  reason: string | null
}

/** For the operator: mails that nobody tries to deliver any more, the newest first. */
export async function listUndeliveredMails(db: Db, limit: number): Promise<UndeliveredMail[]> {
  return db.sql<UndeliveredMail>(
    `select id, name, to_email, status, tries, created_at, coalesce(bounce_reason, last_error) as reason
     from mail where status in ('failed', 'bounced') order by created_at desc limit $1`,
    [limit],
  )
}

/** For an account that ends: what was written to it, and what still waits to be. */
export async function deleteMailsTo(db: Db, accountId: string): Promise<void> {
  await db.sql('delete from mail where recipient_account_id = $1', [accountId])
}

/** A name that is to be forgotten goes from what was written, or still is to be, to some accounts. */
export async function eraseFromMails(db: Db, { name, accountIds }: { name: string; accountIds: readonly string[] }): Promise<void> {
  await db.sql(
    `update mail set data = replace(data::text, written.name, 'Erased person')::jsonb
     from (select substr(quoted, 2, length(quoted) - 2) as name from (select to_jsonb($1::text)::text as quoted) in_json) written
     where recipient_account_id = any($2::uuid[]) and strpos(data::text, written.name) > 0`,
    [name, accountIds],
  )
}

/** Housekeeping: who was written to is kept for a quarter of a year. */
export async function deleteOldMails(db: Db): Promise<void> {
  await db.sql(`delete from mail where created_at < now() - interval '90 days'`)
}
