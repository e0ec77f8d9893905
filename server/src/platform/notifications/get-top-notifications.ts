import type { GetTopNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { notificationsOf } from './notification.access.ts'
import { groupByDay, presentNotification } from './notification.present.ts'
import { listNotifications } from './notification.queries.ts'
import { ownCaller } from './own-caller.ts'
import { readingOf } from './reading.ts'

const UNREAD = { id: null, typeId: null, isRead: false }

export const getTopNotifications: Handler<typeof GetTopNotifications> = async (context, input) => {
  const caller = ownCaller(context, input)
  const rows = await listNotifications(context.db, notificationsOf(caller), UNREAD, { limit: input.Count, offset: 0 })
  const reading = await readingOf(context, caller, input.TimeZone)
  return groupByDay(
    rows.map((row) => presentNotification(row, reading)),
    reading,
  )
}
