import { type Db, first } from '../../database/db.ts'

/** Someone who gave the first factor. */
export type Ticket = { accountId: string; remember: boolean }

type TicketRow = { account_id: string; remember: boolean }

export async function insertTicket(db: Db, hash: Buffer, deviceId: string | null, { accountId, remember }: Ticket): Promise<void> {
  await db.sql(
    `insert into sign_in_ticket (ticket_sha256, account_id, device_id, remember, expires_at)
     values ($1, $2, $3, $4, now() + interval '10 minutes')`,
    [hash, accountId, deviceId, remember],
  )
}

const IS_GOOD = 'ticket_sha256 = $1 and device_id is not distinct from $2 and expires_at > now()'

/** Null: unknown, expired, used up, or of another device. */
export async function findTicket(db: Db, hash: Buffer, deviceId: string | null): Promise<Ticket | null> {
  return ticketOf(
    await db.sql<TicketRow>(`select account_id, remember from sign_in_ticket where ${IS_GOOD} and tries < 5`, [hash, deviceId]),
  )
}

/** Counts a try of a code. A ticket has five. */
export async function countTicketTry(db: Db, hash: Buffer, deviceId: string | null): Promise<Ticket | null> {
  return ticketOf(
    await db.sql<TicketRow>(`update sign_in_ticket set tries = tries + 1 where ${IS_GOOD} and tries < 5 returning account_id, remember`, [
      hash,
      deviceId,
    ]),
  )
}

/** Ends a ticket, so that it signs in once. The last of its tries may be the right one. */
export async function takeTicket(db: Db, hash: Buffer, deviceId: string | null): Promise<Ticket | null> {
  return ticketOf(await db.sql<TicketRow>(`delete from sign_in_ticket where ${IS_GOOD} returning account_id, remember`, [hash, deviceId]))
}

/** What was begun with a password that no longer counts does not go on. */
export async function endTickets(db: Db, accountId: string): Promise<void> {
  await db.sql('delete from sign_in_ticket where account_id = $1', [accountId])
}

export async function deleteExpiredTickets(db: Db): Promise<void> {
  await db.sql('delete from sign_in_ticket where expires_at < now()')
}

function ticketOf(rows: readonly TicketRow[]): Ticket | null {
  const row = first(rows)
  return row && { accountId: row.account_id, remember: row.remember }
}
