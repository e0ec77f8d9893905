import type { TicketState } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import { type Db, only } from '../../database/db.ts'

export type NewDemoTicket = {
  readonly accountId: string
  readonly supportTypeId: number
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly state: TicketState
  readonly writtenDaysAgo: number
  readonly following: readonly { readonly author: 'customer' | 'support'; readonly message: string; readonly daysAgo: number }[]
}

export async function insertDemoTicket(db: Db, ticket: NewDemoTicket): Promise<void> {
  const lastNewsDaysAgo = ticket.following.at(-1)?.daysAgo ?? ticket.writtenDaysAgo
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into support_ticket (account_id, support_type_id, name, email, subject, message, state, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, now() - make_interval(days => $8), now() - make_interval(days => $9)) returning id`,
      [
        ticket.accountId,
        ticket.supportTypeId,
        ticket.name,
        ticket.email,
        ticket.subject,
        ticket.message,
        ticket.state,
        ticket.writtenDaysAgo,
        lastNewsDaysAgo,
      ],
    ),
  )
  for (const { author, message, daysAgo } of ticket.following) {
    await db.sql(
      `insert into support_ticket_message (ticket_id, author, message, created_at) values ($1, $2, $3, now() - make_interval(days => $4))`,
      [id, author, message, daysAgo],
    )
  }
}
