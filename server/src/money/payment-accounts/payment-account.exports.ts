import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const paymentAccountExports: RoomExports = {
  exports: [{ table: 'payment_account', part: 'paymentAccounts', rows: OWN_ROWS, without: ['asked_sealed', 'gateway_ref'] }],
}
