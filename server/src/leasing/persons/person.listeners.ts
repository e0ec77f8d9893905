import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { forgetAcceptedAs } from './forget.ts'

export const writtenDownListeners: readonly Listener[] = [
  on(AccountClosing, 'landlords forget as whom they have written it down', async (context, accounts) => {
    for (const { accountId } of accounts) await forgetAcceptedAs(context, accountId)
  }),
]
