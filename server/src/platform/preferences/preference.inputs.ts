import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  GetNotificationSettings: () => ({}),
  UpdateNotificationSettings: () => ({
    Settings: [{ Event: 'invoice.sent', InApp: true, Email: false }],
    Digest: 'daily',
    QuietFrom: 22,
    QuietTo: 7,
    TimeZone: 'America/Denver',
  }),
}
