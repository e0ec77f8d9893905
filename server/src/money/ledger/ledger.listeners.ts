import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { moveBook } from './ledger.queries.ts'

export const ledgerListeners: readonly Listener[] = [
  // Homes that follow are in the same book: what is written about them stays as it is.
  on(ProfileMoved, 'its book comes along', async ({ db }, profiles) => {
    for (const { id, accountId } of profiles) await moveBook(db, { profileId: id, toAccountId: accountId })
  }),
]
