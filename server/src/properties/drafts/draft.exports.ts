import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const draftExports: RoomExports = {
  exports: [{ table: 'asset_draft', part: 'propertyDrafts', rows: OWN_ROWS, deletedAtClosing: true }],
}
