import { type GetSupportTicketDetails, TicketNotFound } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentConversation } from './ticket.present.ts'
import { findTicket, listTicketMessages } from './ticket.queries.ts'

export const getSupportTicketDetails: Handler<typeof GetSupportTicketDetails, Scope<'support-ticket'>> = async (
  { db, owned: scope },
  { TicketId },
) => {
  const ticket = (await findTicket(db, scope, TicketId)) ?? fail(TicketNotFound)
  return presentConversation(ticket, await listTicketMessages(db, scope, TicketId))
}
