import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const imageExports: RoomExports = {
  exports: [{ table: 'asset_image', part: 'propertyImages', rows: OWN_ROWS, along: 'id', without: ['storage_key'] }],
}
