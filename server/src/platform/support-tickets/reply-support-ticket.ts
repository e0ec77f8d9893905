import { type ReplySupportTicket, TicketClosed, TicketNotFound } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { TICKET_STEPS, ticketCan } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { notifyDesk } from './notify-desk.ts'
import { presentConversation } from './ticket.present.ts'
import { insertTicketMessage, listTicketMessages, lockTicket, setTicketState } from './ticket.queries.ts'

export const replySupportTicket: Handler<typeof ReplySupportTicket, Scope<'support-ticket'>> = async (context, { TicketId, Message }) => {
  const { db, services } = context
  const scope = context.owned
  const ticket = (await lockTicket(db, scope, TicketId)) ?? fail(TicketNotFound)
  if (!ticketCan('reply', ticket.state)) fail(TicketClosed)
  const { id } = await insertTicketMessage(db, ticket, { author: 'customer', message: Message })
  const replied = await setTicketState(db, scope, ticket, TICKET_STEPS.reply.to)
  await notifyDesk(services, db, {
    ticket: { ...replied, supportTypeId: replied.support_type_id },
    text: Message,
    naturalKey: `ticket-message:${id}`,
  })
  context.audit(ticket.id, { number: ticket.number })
  return presentConversation(replied, await listTicketMessages(db, scope, TicketId))
}
