import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, hourly, on } from '../../rpc/events.ts'
import { deleteAllDrafts, deleteForgottenDrafts } from './draft.queries.ts'

export const draftListeners: readonly Listener[] = [
  on(AccountClosing, 'its drafts are deleted', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await deleteAllDrafts(db, accountId)
  }),
  hourly('drafts that were forgotten', ({ db }) => deleteForgottenDrafts(db)),
]
