import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { savedSearchesOf } from './saved-search.access.ts'
import { deleteAllSavedSearches } from './saved-search.queries.ts'

export const savedSearchListeners: readonly Listener[] = [
  on(AccountClosing, 'its saved searches are deleted', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await deleteAllSavedSearches(db, savedSearchesOf({ accountId }))
  }),
]
