import type { RoomExports } from '../../database/room-exports.ts'

export const assetPaymentExports: RoomExports = {
  exports: [],
  notExported: { asset_payment: 'is a form that is being filled in, for an hour' },
}
