import type { RoomExports } from '../../database/room-exports.ts'

export const pinExports: RoomExports = {
  notExported: {
    pin_confirmation: 'a confirmation that waits to be used',
    security_pin: 'a hash only',
  },
}
