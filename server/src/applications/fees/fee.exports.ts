import type { RoomExports } from '../../database/room-exports.ts'

/** Of those who decide, and of who was asked to pay. */
export const feeExports: RoomExports = {
  exports: [{ table: 'application_fee', part: 'applicationFees', rows: '(account_id = $1 or payer_account_id = $1)', along: 'id' }],
}
