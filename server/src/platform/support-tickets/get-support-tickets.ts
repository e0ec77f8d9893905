import type { GetSupportTickets } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { TICKET_FILTERS, TICKET_STATES } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED, pageWith, rowsOf } from '../../rpc/page.ts'
import { ticketsOf } from './ticket.access.ts'
import { presentTicket } from './ticket.present.ts'
import { countTickets, listTickets } from './ticket.queries.ts'

export const getSupportTickets: Handler<typeof GetSupportTickets> = async ({ db, actor }, { Filter, ...page }) => {
  const scope = ticketsOf(accountActor(actor))
  const states = Filter ? TICKET_FILTERS[Filter] : TICKET_STATES
  const rows = await listTickets(db, scope, states, rowsOf(page))
  const count = await countTickets(db, scope, states, MOST_COUNTED + 1)
  return pageWith(rows.map(presentTicket), page, count)
}
