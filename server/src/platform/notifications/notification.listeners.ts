import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, hourly, on } from '../../rpc/events.ts'
import { clearDeletedNotifications, deleteAllNotifications, deleteOldNotifications } from './notification.queries.ts'

export const notificationListeners: readonly Listener[] = [
  on(AccountClosing, 'its notifications are deleted', async ({ db }, accounts) => {
    for (const { accountId } of accounts) await deleteAllNotifications(db, accountId)
  }),
  hourly('notifications that are old', ({ db }) => deleteOldNotifications(db)),
  hourly('notifications that were deleted', ({ db }) => clearDeletedNotifications(db)),
]
