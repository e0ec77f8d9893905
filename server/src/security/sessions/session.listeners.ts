import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, hourly, on } from '../../rpc/events.ts'
import { forgetDevices, forgetOldDevices } from './known-device.queries.ts'

export const sessionListeners: readonly Listener[] = [
  on(AccountClosing, 'its devices are forgotten', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await forgetDevices(db, accountId)
  }),
  hourly('devices that have not been seen for long', ({ db }) => forgetOldDevices(db)),
]
