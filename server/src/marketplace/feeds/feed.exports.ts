import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const feedExports: RoomExports = {
  exports: [{ table: 'listing_feed', part: 'listingFeeds', rows: OWN_ROWS, deletedAtClosing: true, without: ['token_sealed'] }],
}
