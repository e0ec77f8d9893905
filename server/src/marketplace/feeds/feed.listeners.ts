import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { deleteAllFeeds } from './feed.queries.ts'

export const feedListeners: readonly Listener[] = [
  on(AccountClosing, 'its feeds are deleted', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await deleteAllFeeds(db, accountId)
  }),
]
