import type { GetSupportTickets } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { TICKET_FILTERS, TICKET_STATES } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { ticketsOf } from './ticket.access.ts'
import { presentTicket } from './ticket.present.ts'
import { countTickets, listTickets } from './ticket.queries.ts'

/** Lists count exactly up to here. */
const MOST_COUNTED = 1_000

export const getSupportTickets: Handler<typeof GetSupportTickets> = async ({ db, actor }, { Filter, PageIndex, PageSize }) => {
  const scope = ticketsOf(accountActor(actor))
  const states = Filter ? TICKET_FILTERS[Filter] : TICKET_STATES
  const rows = await listTickets(db, scope, states, { limit: PageSize, offset: PageIndex * PageSize })
  const count = await countTickets(db, scope, states, MOST_COUNTED + 1)
  return {
    Items: rows.map(presentTicket),
    PageIndex,
    PageSize,
    TotalCount: Math.min(count, MOST_COUNTED),
    TotalIsCapped: count > MOST_COUNTED,
  }
}
