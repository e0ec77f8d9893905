import type { RoomExports } from '../../database/room-exports.ts'

export const businessExports: RoomExports = {
  exports: [{ table: 'business_member', part: 'memberships', rows: 'person_account_id = $1' }],
  notExported: {
    business: 'of the account of a business, which is no person',
    business_image: 'of a business',
    business_role: 'of a business',
    business_event: 'of a business',
  },
}
