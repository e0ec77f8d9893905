import type { RoomExports } from '../database/room-exports.ts'

export const accessGrantExports: RoomExports = {
  notExported: {
    access_grant: 'follows from facts that are in the file',
    seat: 'follows from memberships, which are in the file',
    seat_asset: 'says which of a business’s homes a member works on',
  },
}
