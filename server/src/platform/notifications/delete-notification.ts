import { type DeleteNotification, NotificationNotFound } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { hideNotification } from './notification.queries.ts'

export const deleteNotification: Handler<typeof DeleteNotification, Scope<'notification'>> = async ({ db, owned }, input) => {
  if (!(await hideNotification(db, owned, input.Id))) fail(NotificationNotFound)
  return { Id: input.Id }
}
