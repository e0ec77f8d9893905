import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const inquiryExports: RoomExports = {
  exports: [{ table: 'profile_inquiry', part: 'inquiries', rows: OWN_ROWS, along: 'id' }],
}
