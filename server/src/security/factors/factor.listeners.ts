import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, hourly, on } from '../../rpc/events.ts'
import { deleteUnfinishedSignIns } from './clear-expired.ts'
import { deleteAllFactors } from './delete-factors.queries.ts'

export const factorListeners: readonly Listener[] = [
  on(AccountClosing, 'its factors are deleted', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await deleteAllFactors(db, accountId)
  }),
  hourly('sign-ins that were not finished', ({ db }) => deleteUnfinishedSignIns(db)),
]
