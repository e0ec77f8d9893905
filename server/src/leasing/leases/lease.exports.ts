import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

const OF_OWN_TENANCIES = (leaseId: string) =>
  `${leaseId} in (select lease_id from lease_tenant where profile_account_id = $1 and reaches_since is not null)`

export const leaseExports: RoomExports = {
  // Of both sides: leases of their homes, and of where they live themselves.
  exports: [
    {
      table: 'lease',
      part: 'leases',
      rows: `(account_id = $1 or ${OF_OWN_TENANCIES('id')})`,
      along: 'id',
    },
    { table: 'lease_rent', part: 'rents', rows: `(account_id = $1 or ${OF_OWN_TENANCIES('lease_id')})` },
    {
      table: 'lease_tenant',
      part: 'tenancies',
      rows: '(account_id = $1 or profile_account_id = $1 and reaches_since is not null)',
      along: 'id',
      without: ['start_told_at', 'over_told_at'],
    },
    // Of homes of their own alone.
    { table: 'lease_guarantor', part: 'guarantors', rows: OWN_ROWS, along: 'id' },
    { table: 'lease_occupant', part: 'occupants', rows: OWN_ROWS, along: 'id' },
  ],
}
