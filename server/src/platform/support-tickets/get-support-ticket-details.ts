import { type GetSupportTicketDetails, TicketNotFound } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { ticketsOf } from './ticket.access.ts'
import { presentConversation } from './ticket.present.ts'
import { findTicket, listTicketMessages } from './ticket.queries.ts'

export const getSupportTicketDetails: Handler<typeof GetSupportTicketDetails> = async ({ db, actor }, { TicketId }) => {
  const scope = ticketsOf(accountActor(actor))
  const ticket = (await findTicket(db, scope, TicketId)) ?? fail(TicketNotFound)
  return presentConversation(ticket, await listTicketMessages(db, scope, TicketId))
}
