import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const notificationExports: RoomExports = {
  exports: [
    {
      table: 'notification',
      part: 'notifications',
      rows: OWN_ROWS,
      along: 'id',
      without: ['natural_key', 'email_at', 'is_shown', 'persons', 'asset_id'],
    },
  ],
}
