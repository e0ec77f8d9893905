import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  UpdateNotificationSettings: () => ({
    Settings: [{ Event: 'invoice.sent', InApp: true, Email: false }],
    Digest: 'daily',
    QuietFrom: 22,
    QuietTo: 7,
    TimeZone: 'America/Denver',
  }),
}
