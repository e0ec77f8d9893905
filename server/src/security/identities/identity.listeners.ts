import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, hourly, on } from '../../rpc/events.ts'
import { deleteAllIdentities } from './identity.queries.ts'
import { deleteExpiredAttempts } from './oauth-attempt.queries.ts'
import { deleteExpiredTickets } from './oauth-ticket.queries.ts'

export const identityListeners: readonly Listener[] = [
  on(AccountClosing, 'its connected accounts are forgotten', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await deleteAllIdentities(db, accountId)
  }),
  hourly('attempts to sign in by a provider', ({ db }) => deleteExpiredAttempts(db)),
  hourly('tickets to sign in by a provider', ({ db }) => deleteExpiredTickets(db)),
]
