import type { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import type { NotificationTypeId } from '@keystead/contract/platform/preferences/notification-events.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED, pageWith, rowsOf } from '../../rpc/page.ts'
import { notificationsOf } from './notification.access.ts'
import { presentNotification } from './notification.present.ts'
import { countNotifications, listNotifications } from './notification.queries.ts'
import { ownCaller } from './own-caller.ts'
import { readingOf } from './reading.ts'

const UNREAD = { id: null, typeId: null, isRead: false }

export const getNotifications: Handler<typeof GetNotifications> = async (context, input) => {
  const caller = ownCaller(context, input)
  const scope = notificationsOf(caller)
  const filter = {
    id: input.Id,
    typeId: input.TypeId as NotificationTypeId | null,
    isRead: input.IsRead === null ? null : input.IsRead === 1,
  }
  const rows = await listNotifications(context.db, scope, filter, rowsOf(input))
  const count = await countNotifications(context.db, scope, filter, MOST_COUNTED)
  const listsAllUnread = filter.isRead === false && filter.id === null && filter.typeId === null
  const unread = listsAllUnread ? count : await countNotifications(context.db, scope, UNREAD, MOST_COUNTED)
  const reading = await readingOf(context, caller, input.TimeZone)
  return {
    ...pageWith(
      rows.map((row) => presentNotification(row, reading)),
      input,
      count,
    ),
    UnreadCount: Math.min(unread, MOST_COUNTED),
  }
}
