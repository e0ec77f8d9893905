import type { RoomExports } from '../../database/room-exports.ts'

export const businessExports: RoomExports = {
  exports: [{ table: 'business_member', part: 'memberships', rows: 'person_account_id = $1' }],
  notExported: {
    business: 'of an account that no one signs in to',
    business_image: 'of an account that no one signs in to',
    business_role: 'of an account that no one signs in to',
    business_event: 'of an account that no one signs in to',
  },
}
