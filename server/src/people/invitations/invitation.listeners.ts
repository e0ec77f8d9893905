import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { endAllConnections } from './end-all-connections.ts'

export const invitationListeners: readonly Listener[] = [
  on(AccountClosing, 'its connections end', async (context, accounts) => {
    for (const { accountId } of accounts) await endAllConnections(context, accountId)
  }),
]
