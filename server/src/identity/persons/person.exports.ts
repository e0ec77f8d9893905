import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const personExports: RoomExports = {
  exports: [
    // As they were written down; of those who accepted it is their own account that says who they are.
    { table: 'person', part: 'personsWrittenDown', rows: OWN_ROWS, along: 'id', without: ['profile_id'] },
  ],
}
