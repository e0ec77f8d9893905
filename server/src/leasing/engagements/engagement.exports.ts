import type { RoomExports } from '../../database/room-exports.ts'

export const engagementExports: RoomExports = {
  exports: [
    // Of both sides: who works for them, and for whom they work themselves.
    {
      table: 'engagement',
      part: 'engagements',
      rows: '(account_id = $1 or profile_account_id = $1)',
      along: 'id',
      without: ['start_told_at', 'over_told_at'],
    },
  ],
}
