import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const planExports: RoomExports = {
  exports: [
    { table: 'subscription', part: 'plans', rows: OWN_ROWS },
    { table: 'plan_request', part: 'planRequests', rows: OWN_ROWS },
  ],
}
