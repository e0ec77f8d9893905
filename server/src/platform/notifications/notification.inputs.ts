import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  GetTopNotifications: () => ({}),
  UpdateNotificationRead: () => ({ Id: 0, IsUpdateAll: true }),
  GetNotifications: () => ({ PageIndex: 0, PageSize: 10 }),
  CreateNotification: () => ({ Message: 'Call the plumber.', Path: paths.dashboard() }),
}
