import type { TicketCard, TicketDetails } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { supportTypeName } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import type { TicketMessageRow, TicketRow } from './ticket.queries.ts'

export function presentTicket(row: TicketRow): TicketCard {
  return {
    TicketId: row.id,
    Number: row.number,
    SupportType: supportTypeName(row.support_type_id),
    Subject: row.subject,
    State: row.state,
    CreatedAt: row.created_at.toISOString(),
    UpdatedAt: row.updated_at.toISOString(),
  }
}

/** A ticket with its conversation: what opened it, and what followed. */
export function presentConversation(row: TicketRow, following: readonly TicketMessageRow[]): TicketDetails {
  const opening: TicketMessageRow = { author: 'customer', message: row.message, created_at: row.created_at }
  return {
    ...presentTicket(row),
    Messages: [opening, ...following].map(({ author, message, created_at }) => ({
      From: author,
      Text: message,
      SentAt: created_at.toISOString(),
    })),
  }
}
