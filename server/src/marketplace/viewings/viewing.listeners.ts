import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { endViewings } from './end-viewings.ts'

export const viewingListeners: readonly Listener[] = [
  on(AccountClosing, 'its viewings end', async ({ db, services }, accounts) => {
    for (const { accountId } of accounts) await endViewings(services, db, accountId)
  }),
]
