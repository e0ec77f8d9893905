import { randomBytes } from 'node:crypto'
import { type Db, first } from '../../database/db.ts'
import { sha256 } from '../../secrets/sha256.ts'
import type { ProviderPerson } from './provider-client.ts'

export type Ticket = { token: string; providerId: number; subject: string; email: string | null; emailVerified: boolean }

const LIFETIME_SECONDS = 900

/** The secret of a new ticket; the database keeps its hash. */
export async function issueTicket(
  db: Db,
  { providerId, deviceId }: { providerId: number; deviceId: string },
  { subject, email, emailVerified }: ProviderPerson,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.sql(
    `insert into oauth_ticket (token_sha256, provider_id, subject, email, email_verified, device_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => ${LIFETIME_SECONDS}))`,
    [sha256(token), providerId, subject, email, emailVerified, deviceId],
  )
  return token
}

type TicketKey = { token: string; deviceId: string }

/** A ticket that no one has signed up with yet, locked to the end of the transaction. */
export async function lockOpenTicket(db: Db, { token, deviceId }: TicketKey): Promise<Ticket | null> {
  const row = first(
    await db.sql<{ provider_id: number; subject: string; email: string | null; email_verified: boolean }>(
      `select provider_id, subject, email, email_verified from oauth_ticket
       where token_sha256 = $1 and device_id = $2 and expires_at > now() and account_id is null for update`,
      [sha256(token), deviceId],
    ),
  )
  return row && { token, providerId: row.provider_id, subject: row.subject, email: row.email, emailVerified: row.email_verified }
}

/** The ticket now stands for the account that was made with it. */
export async function tieTicket(db: Db, token: string, accountId: string): Promise<void> {
  await db.sql('update oauth_ticket set account_id = $2 where token_sha256 = $1', [sha256(token), accountId])
}

/** Spends a ticket that an account was made with, and answers which. */
export async function takeTiedTicket(db: Db, { token, deviceId }: TicketKey): Promise<string | null> {
  const row = first(
    await db.sql<{ account_id: string }>(
      `delete from oauth_ticket where token_sha256 = $1 and device_id = $2 and expires_at > now() and account_id is not null
       returning account_id`,
      [sha256(token), deviceId],
    ),
  )
  return row?.account_id ?? null
}

export async function deleteExpiredTickets(db: Db): Promise<void> {
  await db.sql('delete from oauth_ticket where expires_at < now()')
}
