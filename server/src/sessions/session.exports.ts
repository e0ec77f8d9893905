import { OWN_ROWS, type RoomExports } from '../database/room-exports.ts'

export const sessionExports: RoomExports = {
  exports: [
    {
      table: 'session',
      part: 'sessions',
      rows: OWN_ROWS,
      along: 'id',
      without: ['secret_sha256', 'previous_secret_sha256', 'rotated_at'],
    },
  ],
}
