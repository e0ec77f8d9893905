import { type DeleteNotification, NotificationNotFound } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { notificationsOf } from './notification.access.ts'
import { hideNotification } from './notification.queries.ts'

export const deleteNotification: Handler<typeof DeleteNotification> = async ({ db, actor }, input) => {
  if (!(await hideNotification(db, notificationsOf(profileActor(actor)), input.Id))) fail(NotificationNotFound)
  return { Id: input.Id }
}
