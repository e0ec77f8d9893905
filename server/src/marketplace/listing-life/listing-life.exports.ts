import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const listingLifeExports: RoomExports = {
  exports: [
    { table: 'asset_event', part: 'propertyHistory', rows: OWN_ROWS, along: 'id' },
    { table: 'asset_view_day', part: 'propertyViews', rows: OWN_ROWS },
    { table: 'listing_notice', part: 'listingNotices', rows: OWN_ROWS },
  ],
}
