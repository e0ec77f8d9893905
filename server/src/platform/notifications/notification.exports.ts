import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'
import { STILL_COVERED } from './still-covered.queries.ts'

/** News of a business are its members' for as long as their place there covers them. */
const OWN_NEWS = `${OWN_ROWS} and ${STILL_COVERED({ news: 't', accountId: '$1', profileId: 't.profile_id' })}`

export const notificationExports: RoomExports = {
  exports: [
    {
      table: 'notification',
      part: 'notifications',
      rows: OWN_NEWS,
      along: 'id',
      without: ['natural_key', 'email_at', 'is_shown', 'persons', 'asset_id'],
    },
  ],
}
