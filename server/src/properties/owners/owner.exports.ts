import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const ownerExports: RoomExports = {
  exports: [
    { table: 'asset_owner', part: 'propertyOwners', rows: OWN_ROWS, along: 'id' },
    { table: 'asset_owner_share', part: 'ownership', rows: OWN_ROWS },
    // Their own part in properties that others manage; what the manager noted of them stays with the manager.
    {
      table: 'asset_owner',
      part: 'partnerships',
      rows: 'partner_account_id = $1',
      along: 'id',
      without: ['account_id', 'notes'],
    },
    {
      table: 'asset_owner_share',
      part: 'partnershipShares',
      rows: 'owner_id in (select id from asset_owner where partner_account_id = $1)',
      without: ['account_id'],
    },
  ],
}
