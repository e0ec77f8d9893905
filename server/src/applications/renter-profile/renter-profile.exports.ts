import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const renterProfileExports: RoomExports = {
  exports: [
    { table: 'renter_profile', part: 'renterProfiles', rows: OWN_ROWS, deletedAtClosing: true },
    { table: 'renter_profile_share', part: 'renterProfileShares', rows: OWN_ROWS, along: 'id', deletedAtClosing: true },
    { table: 'renter_profile_opening', part: 'renterProfileOpenings', rows: OWN_ROWS, along: 'id', deletedAtClosing: true },
  ],
}
