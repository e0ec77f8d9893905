import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, hourly, on } from '../../rpc/events.ts'
import { deleteOldConfirmations, deletePin } from './pin.queries.ts'

export const pinListeners: readonly Listener[] = [
  on(AccountClosing, 'its security pin is deleted', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await deletePin(db, accountId)
  }),
  hourly('confirmations by pin that are over', ({ db }) => deleteOldConfirmations(db)),
]
