import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const brandingExports: RoomExports = {
  exports: [
    { table: 'branding', part: 'branding', rows: OWN_ROWS },
    { table: 'brand', part: 'brandVersions', rows: OWN_ROWS, along: 'id', without: ['logo_key'] },
  ],
}
