import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const invoiceItemExports: RoomExports = {
  exports: [{ table: 'invoice_item', part: 'invoiceItems', rows: OWN_ROWS, deletedAtClosing: true, along: 'id' }],
}
