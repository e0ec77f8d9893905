import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const criteriaExports: RoomExports = {
  exports: [{ table: 'application_criteria', part: 'applicationCriteria', rows: OWN_ROWS, deletedAtClosing: true, along: 'id' }],
}
