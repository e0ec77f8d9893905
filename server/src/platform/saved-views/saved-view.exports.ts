import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const savedViewExports: RoomExports = {
  exports: [{ table: 'saved_view', part: 'savedViews', rows: OWN_ROWS, deletedAtClosing: true, along: 'id' }],
}
