import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const requirementExports: RoomExports = {
  exports: [{ table: 'document_requirement', part: 'requiredDocuments', rows: OWN_ROWS, deletedAtClosing: true }],
}
