import type { RoomExports } from '../../database/room-exports.ts'

export const shareExports: RoomExports = {
  exports: [
    {
      table: 'document_share',
      part: 'documentShares',
      rows: '(account_id = $1 or (grantee_account_id = $1 and ended_at is null))',
      along: 'id',
    },
  ],
}
