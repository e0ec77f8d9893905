import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const preferenceExports: RoomExports = {
  exports: [
    { table: 'notification_preference', part: 'notificationPreferences', rows: OWN_ROWS },
    { table: 'notification_rhythm', part: 'notificationRhythm', rows: OWN_ROWS },
  ],
}
