import { NotificationNotFound, type UpdateNotificationRead } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { notificationsOf } from './notification.access.ts'
import { markAllRead, markRead } from './notification.queries.ts'
import { ownCaller } from './own-caller.ts'

export const updateNotificationRead: Handler<typeof UpdateNotificationRead> = async (context, input) => {
  const scope = notificationsOf(ownCaller(context, input))
  const hasChanged =
    input.Id === 0
      ? (await markAllRead(context.db, scope)) > 0
      : ((await markRead(context.db, scope, input.Id, input.IsRead === 1)) ?? fail(NotificationNotFound))
  return { Status: hasChanged ? 1 : 0 }
}
