import type { RoomExports } from '../database/room-exports.ts'

export const linkExports: RoomExports = {
  notExported: { secret_link: 'links that wait to be used: hashes only' },
}
