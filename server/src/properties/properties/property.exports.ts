import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const propertyExports: RoomExports = {
  exports: [
    {
      table: 'asset',
      part: 'properties',
      rows: OWN_ROWS,
      along: 'id',
      without: ['leased_through', 'leased_during', 'notice_during', 'has_own_owners', 'owned_through'],
    },
  ],
}
