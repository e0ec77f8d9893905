import type { GetTopNotifications } from '@keystead/contract/notifications/notifications/notification.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { notificationsOf } from './notification.access.ts'
import { groupByDay, presentNotification } from './notification.present.ts'
import { countNotifications, listNotifications } from './notification.queries.ts'
import { ownCaller } from './own-caller.ts'
import { readingOf } from './reading.ts'

const UNREAD = { id: null, typeId: null, isRead: false }
const MOST_COUNTED = 100

export const getTopNotifications: Handler<typeof GetTopNotifications> = async (context, input) => {
  const caller = ownCaller(context, input)
  const scope = notificationsOf(caller)
  const rows = await listNotifications(context.db, scope, UNREAD, { limit: input.Count, offset: 0 })
  const reading = await readingOf(context, caller.profileId, input.TimeZone)
  return {
    Groups: groupByDay(
      rows.map((row) => presentNotification(row, reading)),
      reading.timeZone,
    ),
    // What fits on the list is counted by it.
    UnreadCount: rows.length < input.Count ? rows.length : await countNotifications(context.db, scope, UNREAD, MOST_COUNTED - 1),
  }
}
