import type { RoomExports } from '../database/room-exports.ts'

export const uploadExports: RoomExports = {
  notExported: { upload: 'files under way to where they are listed' },
}
