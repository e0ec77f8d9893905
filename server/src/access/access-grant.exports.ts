import type { RoomExports } from '../database/room-exports.ts'

export const accessGrantExports: RoomExports = {
  notExported: { access_grant: 'follows from facts that are in the file' },
}
