import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { unlistAllAssets } from './unlist-all.queries.ts'

export const propertyListeners: readonly Listener[] = [
  on(AccountClosing, 'its properties leave the market', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await unlistAllAssets(db, accountId)
  }),
]
