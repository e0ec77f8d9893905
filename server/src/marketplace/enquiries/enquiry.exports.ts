import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const enquiryExports: RoomExports = {
  exports: [{ table: 'profile_enquiry', part: 'enquiries', rows: OWN_ROWS, along: 'id' }],
}
