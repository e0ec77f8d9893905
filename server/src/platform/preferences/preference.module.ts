import * as operations from '@keystead/contract/platform/preferences/preference.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { getNotificationSettings } from './get-notification-settings.ts'
import { updateNotificationSettings } from './update-notification-settings.ts'

export const preferenceModule = implementAll(operations, {
  GetNotificationSettings: getNotificationSettings,
  UpdateNotificationSettings: updateNotificationSettings,
})
