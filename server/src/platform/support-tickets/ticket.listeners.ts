import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { ticketsOf } from './ticket.access.ts'
import { eraseTicketPeople } from './ticket.queries.ts'

export const ticketListeners: readonly Listener[] = [
  on(AccountClosing, 'its requests forget who asked', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await eraseTicketPeople(db, ticketsOf({ accountId }))
  }),
]
