import { type CloseSupportTicket, TicketNotFound } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { TICKET_STEPS, ticketCan } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentConversation } from './ticket.present.ts'
import { listTicketMessages, lockTicket, setTicketState } from './ticket.queries.ts'

export const closeSupportTicket: Handler<typeof CloseSupportTicket, Scope<'support-ticket'>> = async (context, { TicketId }) => {
  const { db } = context
  const scope = context.owned
  const ticket = (await lockTicket(db, scope, TicketId)) ?? fail(TicketNotFound)
  const closed = ticketCan('close', ticket.state) ? await setTicketState(db, scope, ticket, TICKET_STEPS.close.to) : ticket
  context.audit(ticket.id, { number: ticket.number })
  return presentConversation(closed, await listTicketMessages(db, scope, TicketId))
}
