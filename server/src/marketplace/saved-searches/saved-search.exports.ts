import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const savedSearchExports: RoomExports = {
  exports: [{ table: 'saved_search', part: 'savedSearches', rows: OWN_ROWS, along: 'id' }],
  notExported: { search_alert: 'when the next email about saved searches is due' },
}
