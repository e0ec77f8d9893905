import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { forgetPersons } from './person.queries.ts'

export const personListeners: readonly Listener[] = [
  on(AccountClosing, 'the people that it has written down lose their names', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await forgetPersons(db, accountId)
  }),
]
