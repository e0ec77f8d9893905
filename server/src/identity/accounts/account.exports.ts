import type { RoomExports } from '../../database/room-exports.ts'

export const accountExports: RoomExports = {
  exports: [{ table: 'account', part: 'account', rows: 'id = $1', without: ['password_hash'] }],
}
