import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { deleteAllSavedViews } from './saved-view.queries.ts'

export const savedViewListeners: readonly Listener[] = [
  on(AccountClosing, 'its saved views are deleted', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await deleteAllSavedViews(db, accountId)
  }),
]
