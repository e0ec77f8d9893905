import type { RoomExports } from '../../database/room-exports.ts'

export const paperExports: RoomExports = {
  exports: [
    {
      table: 'invoice_paper',
      part: 'invoicePapers',
      rows: `(account_id = $1 or recipient_id in (select r.id from invoice_place r where r.profile_account_id = $1 and r.reaches_since is not null))`,
      along: 'id',
      without: ['storage_key', 'brand_id'],
    },
  ],
}
