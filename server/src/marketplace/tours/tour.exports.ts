import type { RoomExports } from '../../database/room-exports.ts'

export const tourExports: RoomExports = {
  exports: [
    // Of both sides: tours of their homes, and those that they asked for elsewhere.
    { table: 'tour', part: 'tours', rows: '(account_id = $1 or visitor_account_id = $1)', along: 'id' },
  ],
}
