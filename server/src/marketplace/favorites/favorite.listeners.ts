import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { favoritesOf } from './favorite.access.ts'
import { deleteAllFavorites } from './favorite.queries.ts'

export const favoriteListeners: readonly Listener[] = [
  on(AccountClosing, 'its saved homes are deleted', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await deleteAllFavorites(db, favoritesOf({ accountId }))
  }),
]
