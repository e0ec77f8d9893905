import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const favoriteExports: RoomExports = {
  exports: [{ table: 'favorite', part: 'savedHomes', rows: OWN_ROWS, deletedAtClosing: true }],
}
