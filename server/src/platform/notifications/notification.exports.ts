import { ACTS_AS } from '../../access/seat.queries.ts'
import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

/** News of a business are its members' for as long as they are members. */
const OWN_NEWS = `${OWN_ROWS} and (profile_id in (select p.id from profile_card p where p.account_id = $1) or ${ACTS_AS('$1', 't.profile_id')})`

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
