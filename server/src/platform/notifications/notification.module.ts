import * as operations from '@keystead/contract/platform/notifications/notification.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { notificationOfCall } from './notification.access.ts'
import { createNotification } from './create-notification.ts'
import { deleteNotification } from './delete-notification.ts'
import { getDdlNotificationTypes } from './get-ddl-notification-types.ts'
import { getNotifications } from './get-notifications.ts'
import { getTopNotifications } from './get-top-notifications.ts'
import { restoreNotification } from './restore-notification.ts'
import { updateNotificationRead } from './update-notification-read.ts'

export const notificationModule = implementAll(
  operations,
  {
    GetTopNotifications: getTopNotifications,
    UpdateNotificationRead: updateNotificationRead,
    GetDdlNotificationTypes: getDdlNotificationTypes,
    GetNotifications: getNotifications,
    DeleteNotification: deleteNotification,
    RestoreNotification: restoreNotification,
    CreateNotification: createNotification,
  },
  { notification: notificationOfCall },
)
