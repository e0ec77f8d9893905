import type { GetDdlNotificationTypes } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { NOTIFICATION_TYPES } from '@keystead/contract/platform/preferences/notification-events.ts'
import type { Handler } from '../../rpc/module.ts'

export const getDdlNotificationTypes: Handler<typeof GetDdlNotificationTypes> = async () => ({
  Items: Object.entries(NOTIFICATION_TYPES).map(([Text, Id]) => ({ Id, Text })),
})
