import type { RoomExports } from '../../database/room-exports.ts'

export const connectionExports: RoomExports = {
  exports: [
    // Whom an address belongs to that was invited is not told, neither here nor on any screen.
    {
      table: 'connection',
      part: 'connectionsAskedFor',
      rows: 'requester_account_id = $1',
      along: 'id',
      without: ['addressee_account_id', 'addressee_profile_id', 'ended_by_profile_id', 'updated_at'],
    },
    {
      table: 'connection',
      part: 'connectionsReceived',
      rows: 'addressee_account_id = $1',
      along: 'id',
      without: ['requester_account_id', 'invite_name', 'person_id', 'ended_by_profile_id'],
    },
    {
      table: 'connection_event',
      part: 'connectionHistory',
      rows: 'connection_id in (select id from connection where requester_account_id = $1 or addressee_account_id = $1)',
      along: 'id',
      without: ['by_profile_id'],
    },
  ],
}
