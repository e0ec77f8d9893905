import { NotificationNotFound, type RestoreNotification } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { showAgain } from './notification.queries.ts'

export const restoreNotification: Handler<typeof RestoreNotification, Scope<'notification'>> = async ({ db, owned }, input) => {
  if (!(await showAgain(db, owned, input.Id))) fail(NotificationNotFound)
  return { Id: input.Id }
}
