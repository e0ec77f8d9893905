import type { RoomExports } from '../../database/room-exports.ts'

export const viewingExports: RoomExports = {
  exports: [
    // Of both sides: viewings of their homes, and those that they asked for elsewhere.
    { table: 'viewing', part: 'viewings', rows: '(account_id = $1 or visitor_account_id = $1)', along: 'id' },
  ],
}
