import { WHOLE_BPS } from '@keystead/contract/values/shares.ts'
import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

/** Leases of where they live or lived themselves; of those who get a bill each not the terms of the whole, which they are told nowhere. */
const tenanciesOf = (isWhole: boolean, until = 'true') => `(
  select own.lease_id from lease_tenant own join lease of_all on of_all.id = own.lease_id
  where own.profile_account_id = $1 and own.reaches_since is not null and ${until}
    and ${isWhole ? '' : 'not '}(of_all.billing = 'joint' or own.share_bps = ${WHOLE_BPS}))`
const NOT_THEIR_HOME = 'account_id <> $1'
const WITHOUT = ['start_told_at', 'over_told_at']

export const leaseExports: RoomExports = {
  // Of both sides: leases of their homes, and of where they live themselves.
  exports: [
    { table: 'lease', part: 'leases', rows: `(account_id = $1 or id in ${tenanciesOf(true)})`, along: 'id' },
    {
      table: 'lease',
      part: 'leasesWithOwnBill',
      rows: `(${NOT_THEIR_HOME} and id in ${tenanciesOf(false)} and id not in ${tenanciesOf(true)})`,
      along: 'id',
      without: ['advance_cents'],
    },
    {
      table: 'lease_rent',
      part: 'rents',
      // What it costs those who stay is not for who has left.
      rows: `(account_id = $1 or lease_id in ${tenanciesOf(true, '(own.ended_on is null or from_on < own.ended_on)')})`,
    },
    {
      table: 'lease_tenant',
      part: 'tenancies',
      rows: `(account_id = $1 or profile_account_id = $1 and reaches_since is not null and lease_id in ${tenanciesOf(true)})`,
      along: 'id',
      without: WITHOUT,
    },
    {
      table: 'lease_tenant',
      part: 'tenanciesWithOwnBill',
      rows: `(${NOT_THEIR_HOME} and profile_account_id = $1 and reaches_since is not null and lease_id not in ${tenanciesOf(true)})`,
      along: 'id',
      without: [...WITHOUT, 'share_bps'],
    },
    // Of homes of their own alone.
    { table: 'lease_guarantor', part: 'guarantors', rows: OWN_ROWS, along: 'id' },
    { table: 'lease_occupant', part: 'occupants', rows: OWN_ROWS, along: 'id' },
  ],
}
