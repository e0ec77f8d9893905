import { AccountClosing, AccountDisabled, WhatAccountHolds } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, answer, on } from '../../rpc/events.ts'
import { countHeldBy } from './held-by-account.queries.ts'
import { unlistAllAssets } from './unlist-all.queries.ts'

export const propertyListeners: readonly Listener[] = [
  on(AccountClosing, 'its properties leave the market', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await unlistAllAssets(db, accountId)
  }),
  on(AccountDisabled, 'its properties leave the market', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await unlistAllAssets(db, accountId)
  }),
  answer(WhatAccountHolds, 'properties, and those on the market', ({ db }, { accountId }) => countHeldBy(db, accountId)),
]
