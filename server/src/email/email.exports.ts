import type { RoomExports } from '../database/room-exports.ts'

export const emailExports: RoomExports = {
  exports: [
    {
      table: 'email',
      part: 'emails',
      rows: 'recipient_account_id = $1',
      along: 'id',
      without: ['natural_key', 'data', 'token_id', 'claimed_until', 'for_member', 'attachments'],
    },
  ],
}
