import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const businessExports: RoomExports = {
  exports: [
    { table: 'business_member', part: 'memberships', rows: 'person_account_id = $1' },
    { table: 'seat', part: 'seats', rows: OWN_ROWS },
  ],
  notExported: {
    business: 'of the account of a business, which is no person',
    business_image: 'of a business',
    business_role: 'of a business',
    business_event: 'of a business',
    seat_asset: 'says which of a business’s homes a member works on',
  },
}
