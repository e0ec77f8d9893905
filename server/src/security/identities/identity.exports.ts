import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const identityExports: RoomExports = {
  exports: [{ table: 'user_identity', part: 'connectedAccounts', rows: OWN_ROWS }],
  notExported: {
    oauth_attempt: 'a sign-in under way',
    oauth_ticket: 'a sign-up under way',
  },
}
