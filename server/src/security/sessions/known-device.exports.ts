import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const knownDeviceExports: RoomExports = {
  exports: [{ table: 'known_device', part: 'devices', rows: OWN_ROWS, without: ['device_sha256'] }],
}
