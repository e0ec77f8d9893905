import type { RoomExports } from '../database/room-exports.ts'

export const auditExports: RoomExports = {
  exports: [
    {
      table: 'audit_event',
      part: 'whatWasDone',
      rows: `chain = 'account:' || $1::uuid`,
      along: 'seq',
      without: ['chain', 'previous_hash', 'hash'],
    },
  ],
}
