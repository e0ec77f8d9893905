import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  GetTopNotifications: () => ({}),
  UpdateNotificationRead: () => ({ Id: 0, IsUpdateAll: true }),
  GetDdlNotificationTypes: () => ({}),
  GetNotifications: () => ({ PageIndex: 0, PageSize: 10 }),
  DeleteNotification: ({ notificationId }) => ({ Id: notificationId }),
  RestoreNotification: ({ notificationId }) => ({ Id: notificationId }),
  CreateNotification: () => ({ Message: 'Call the plumber.', Path: paths.dashboard() }),
}
