import { NotificationNotFound, type RestoreNotification } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { notificationsOf } from './notification.access.ts'
import { showAgain } from './notification.queries.ts'

export const restoreNotification: Handler<typeof RestoreNotification> = async ({ db, actor }, input) => {
  if (!(await showAgain(db, notificationsOf(profileActor(actor)), input.Id))) fail(NotificationNotFound)
  return { Id: input.Id }
}
