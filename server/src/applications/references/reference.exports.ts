import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

/** Of those who decide, whose file it is. What someone said of an applicant, they said to those alone. */
export const referenceExports: RoomExports = {
  exports: [{ table: 'application_reference', part: 'applicationReferences', rows: OWN_ROWS, along: 'id' }],
}
