import type { RoomExports } from '../database/room-exports.ts'

export const mailExports: RoomExports = {
  exports: [
    {
      table: 'mail',
      part: 'mails',
      rows: 'recipient_account_id = $1',
      along: 'id',
      without: ['natural_key', 'data', 'token_id', 'claimed_until'],
    },
  ],
}
