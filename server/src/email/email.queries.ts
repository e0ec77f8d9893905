import type { Covered } from '../access/seat.queries.ts'
import { type Db, first } from '../database/db.ts'
import { withoutPerson } from '../text/said.ts'
import type { SealedPlace } from '../rpc/machinery.ts'
import type { EmailAttachment } from './attachment.ts'

export type NewEmail = {
  name: string
  toEmail: string
  toName: string
  data: object
  naturalKey: string
  recipientAccountId: string | null
  tokenId: string | null
  codeSealed: Buffer | null
  replyTo: string | null
  language: string | null
  brandId: string | null
  forMember: Covered | null
  attachments: readonly EmailAttachment[]
}

/** Where the code of an email is sealed, which has no id yet when it is. The name is part of the seal, and so stays when the table has another. */
export function codePlace(naturalKey: string): SealedPlace {
  return { table: 'mail', column: 'code_sealed', rowId: naturalKey }
}

/** The ids of new emails by their natural keys; those that were there already have none. */
export async function insertEmails(db: Db, emails: readonly NewEmail[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.sql<{ id: string; naturalKey: string }>(
    `insert into email (name, to_email, to_name, data, natural_key, recipient_account_id, token_id, reply_to, code_sealed, language, brand_id, for_member,
       attachments)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::jsonb[], $5::text[], $6::uuid[], $7::uuid[], $8::text[], $9::bytea[], $10::text[],
       $11::uuid[], $12::jsonb[], $13::jsonb[])
     on conflict (natural_key) do nothing returning id, natural_key as "naturalKey"`,
    [
      emails.map(({ name }) => name),
      emails.map(({ toEmail }) => toEmail),
      emails.map(({ toName }) => toName),
      emails.map(({ data }) => JSON.stringify(data)),
      emails.map(({ naturalKey }) => naturalKey),
      emails.map(({ recipientAccountId }) => recipientAccountId),
      emails.map(({ tokenId }) => tokenId),
      emails.map(({ replyTo }) => replyTo),
      emails.map(({ codeSealed }) => codeSealed),
      emails.map(({ language }) => language),
      emails.map(({ brandId }) => brandId),
      emails.map(({ forMember }) => forMember && JSON.stringify(forMember)),
      emails.map(({ attachments }) => JSON.stringify(attachments)),
    ],
  )
  return new Map(rows.map(({ id, naturalKey }) => [naturalKey, id]))
}

export type ClaimedEmail = {
  readonly id: string
  readonly name: string
  readonly toEmail: string
  readonly toName: string
  readonly data: object
  readonly naturalKey: string
  readonly tokenId: string | null
  readonly codeSealed: Buffer | null
  readonly replyTo: string | null
  readonly recipientAccountId: string | null
  /** Null in emails of older versions, and where no one's is known. */
  readonly language: string | null
  /** In whose look it leaves; null for that of the installation. */
  readonly brandId: string | null
  /** What the place of the reader in a business has to cover; null where they get it for themselves. */
  readonly forMember: Covered | null
  readonly attachments: readonly EmailAttachment[]
  readonly tries: number
}

/** Takes an email in hand, so that no other worker sends it meanwhile. Null: it is in other hands, or it has left. */
export async function claimEmail(db: Db, emailId: string, seconds: number): Promise<ClaimedEmail | null> {
  return first(
    await db.sql<ClaimedEmail>(
      `update email set claimed_until = now() + make_interval(secs => $2), tries = tries + 1
       where id = $1 and status in ('queued', 'failed') and (claimed_until is null or claimed_until < now())
       returning id, name, to_email as "toEmail", to_name as "toName", data, natural_key as "naturalKey", token_id as "tokenId", code_sealed as "codeSealed", reply_to as "replyTo", recipient_account_id as "recipientAccountId", language,
         brand_id as "brandId", for_member as "forMember", attachments, tries`,
      [emailId, seconds],
    ),
  )
}

/** Whether an email still has to leave. */
export async function isEmailWaiting(db: Db, emailId: string): Promise<boolean> {
  return first(await db.sql(`select 1 from email where id = $1 and status in ('queued', 'failed')`, [emailId])) !== null
}

export async function markEmailSent(db: Db, emailId: string, messageId: string): Promise<void> {
  await db.sql(
    `update email set status = 'sent', sent_at = now(), message_id = $2, code_sealed = null, last_error = null, claimed_until = null where id = $1`,
    [emailId, messageId],
  )
}

export async function markEmailBounced(db: Db, emailId: string, reason: string): Promise<void> {
  await db.sql(`update email set status = 'bounced', bounced_at = now(), bounce_reason = $2, claimed_until = null where id = $1`, [
    emailId,
    reason,
  ])
}

/** It did not leave; `isLast` when no one will try again. */
export async function markEmailTried(db: Db, emailId: string, { error, isLast }: { error: string; isLast: boolean }): Promise<void> {
  await db.sql('update email set status = $3, last_error = $2, claimed_until = null where id = $1', [
    emailId,
    error,
    isLast ? 'failed' : 'queued',
  ])
}

export type UndeliveredEmail = {
  id: string
  name: string
  to_email: string
  status: 'failed' | 'bounced'
  tries: number
  created_at: Date
  reason: string | null
}

/** For the operator: emails that no one tries to deliver any more, the newest first. */
export async function listUndeliveredEmails(db: Db, limit: number): Promise<UndeliveredEmail[]> {
  return db.sql<UndeliveredEmail>(
    `select id, name, to_email, status, tries, created_at, coalesce(bounce_reason, last_error) as reason
     from email where status in ('failed', 'bounced') order by created_at desc limit $1`,
    [limit],
  )
}

/** For an account that ends: what was written to it, and what still waits to be. */
export async function deleteEmailsTo(db: Db, accountId: string): Promise<void> {
  await db.sql('delete from email where recipient_account_id = $1', [accountId])
}

type Merging = { readonly fromId: string; readonly intoId: string; readonly accountIds: readonly string[] }

/** Two persons are one: what was written of the first to some accounts is about the other. */
export async function giveEmailsToPerson(db: Db, { fromId, intoId, accountIds }: Merging): Promise<void> {
  await db.sql(
    `update email set data = replace(data::text, $1, $2)::jsonb where recipient_account_id = any($3::uuid[]) and strpos(data::text, $1) > 0`,
    [fromId, intoId, accountIds],
  )
}

/** `name`: as they were called there, where that is known. */
type Erasing = { readonly personId: string; readonly name: string | null; readonly accountIds: readonly string[] }

/** A person who is to be forgotten goes from what was written, or still is to be, to some accounts. */
export async function eraseFromEmails(db: Db, { personId, name, accountIds }: Erasing): Promise<void> {
  const naming = await db.sql<{ id: string; data: object }>(
    `select id, data from email where recipient_account_id = any($2::uuid[]) and strpos(data::text, $1) > 0 for update`,
    [personId, accountIds],
  )
  if (naming.length > 0) {
    await db.sql(
      `update email e set data = changed.data from unnest($1::uuid[], $2::jsonb[]) as changed (id, data) where e.id = changed.id`,
      [naming.map(({ id }) => id), naming.map(({ data }) => JSON.stringify(withoutPerson(data, personId)))],
    )
  }
  if (name === null || name === '') return
  // Emails of versions before sentences were data have the name in them.
  await db.sql(
    `update email set data = replace(data::text, written.name, 'Erased person')::jsonb
     from (select substr(quoted, 2, length(quoted) - 2) as name from (select to_jsonb($1::text)::text as quoted) in_json) written
     where recipient_account_id = any($2::uuid[]) and strpos(data::text, written.name) > 0 and not (id = any($3::uuid[]))`,
    [name, accountIds, naming.map(({ id }) => id)],
  )
}

/** Housekeeping: who was written to is kept for a quarter of a year. */
export async function deleteOldEmails(db: Db): Promise<void> {
  await db.sql(`delete from email where created_at < now() - interval '90 days'`)
}
