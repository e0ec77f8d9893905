import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { eraseEmails } from './partner.queries.ts'

export const ownerListeners: readonly Listener[] = [
  on(AccountClosing, 'addresses of its owners are erased', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await eraseEmails(db, accountId)
  }),
]
