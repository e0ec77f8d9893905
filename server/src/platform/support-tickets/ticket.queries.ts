import type { TicketState } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import type { Tables } from '../../database/types.generated.ts'
import type { Scope } from '../../rpc/scope.ts'

export type TicketScope = Scope<'support-ticket'>
export type TicketRow = Omit<Tables['support_ticket'], 'state'> & { state: TicketState }
export type TicketMessageRow = Pick<Tables['support_ticket_message'], 'message' | 'created_at'> & { author: 'customer' | 'support' }

export type NewTicket = {
  readonly supportTypeId: number
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly subject: string
  readonly message: string
}

/** Without an account, every ticket: the desk's own view. */
const IN_SCOPE = `($1::uuid is null or account_id = $1 or (account_id is null and email = confirmed_email($1)))`

/** Its id comes first, since a guest may write the row and not read it. */
export async function insertTicket(db: Db, accountId: string | null, ticket: NewTicket): Promise<{ id: string; number: number }> {
  const made = only(await db.sql<{ id: string; number: number }>(`select new_id() as id, nextval('support_ticket_number') as number`))
  await db.sql(
    `insert into support_ticket (id, number, account_id, support_type_id, name, email, phone, subject, message)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [made.id, made.number, accountId, ticket.supportTypeId, ticket.name, ticket.email, ticket.phone, ticket.subject, ticket.message],
  )
  return made
}

export async function findTicket(db: Db, scope: TicketScope, ticketId: string): Promise<TicketRow | null> {
  return first(await db.sql<TicketRow>(`select * from support_ticket where ${IN_SCOPE} and id = $2`, [scope.accountId, ticketId]))
}

/** The ticket, kept for this transaction: an answer, a reply and its end follow each other. */
export async function lockTicket(db: Db, scope: TicketScope, ticketId: string): Promise<TicketRow | null> {
  return first(
    await db.sql<TicketRow>(`select * from support_ticket where ${IN_SCOPE} and id = $2 for update`, [scope.accountId, ticketId]),
  )
}

export async function findTicketByNumber(db: Db, scope: TicketScope, number: number): Promise<TicketRow | null> {
  return first(await db.sql<TicketRow>(`select * from support_ticket where ${IN_SCOPE} and number = $2`, [scope.accountId, number]))
}

export async function listTickets(
  db: Db,
  scope: TicketScope,
  states: readonly TicketState[],
  page: { limit: number; offset: number },
): Promise<TicketRow[]> {
  return db.sql<TicketRow>(
    `select * from support_ticket where ${IN_SCOPE} and state = any($2) order by updated_at desc, id desc limit $3 offset $4`,
    [scope.accountId, states, page.limit, page.offset],
  )
}

export async function countTickets(db: Db, scope: TicketScope, states: readonly TicketState[], most: number): Promise<number> {
  const rows = await db.sql<{ count: number }>(
    `select count(*) as count from (select from support_ticket where ${IN_SCOPE} and state = any($2) limit $3) counted`,
    [scope.accountId, states, most],
  )
  return only(rows).count
}

/** What followed the first message, oldest first. */
export async function listTicketMessages(db: Db, scope: TicketScope, ticketId: string): Promise<TicketMessageRow[]> {
  return db.sql<TicketMessageRow>(
    `select author, message, created_at from support_ticket_message
     where ticket_id in (select id from support_ticket where ${IN_SCOPE} and id = $2) order by created_at, id`,
    [scope.accountId, ticketId],
  )
}

export async function insertTicketMessage(
  db: Db,
  locked: TicketRow,
  { author, message }: Pick<TicketMessageRow, 'author' | 'message'>,
): Promise<{ id: string }> {
  return only(
    await db.sql<{ id: string }>(
      // The clock and not the beginning of the transaction: two messages that waited for each other keep their order.
      `insert into support_ticket_message (ticket_id, author, message, created_at) values ($1, $2, $3, clock_timestamp()) returning id`,
      [locked.id, author, message],
    ),
  )
}

export async function setTicketState(db: Db, scope: TicketScope, locked: TicketRow, state: TicketState): Promise<TicketRow> {
  return only(
    await db.sql<TicketRow>(
      `update support_ticket set state = $3, updated_at = clock_timestamp() where ${IN_SCOPE} and id = $2 returning *`,
      [scope.accountId, locked.id, state],
    ),
  )
}

/** What was said stays; who said it is forgotten, and nothing waits for an answer that could reach no one. */
export async function eraseTicketPeople(db: Db, scope: TicketScope): Promise<void> {
  await db.sql(
    `update support_ticket
     set name = 'Closed account', email = 'closed@closed.invalid', phone = null, state = 'Closed', account_id = coalesce(account_id, $1)
     where ${IN_SCOPE}`,
    [scope.accountId],
  )
}
