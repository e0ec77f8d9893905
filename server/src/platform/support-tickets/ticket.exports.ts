import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

const OF_OWN_TICKETS = 'ticket_id in (select id from support_ticket where account_id = $1)'

export const ticketExports: RoomExports = {
  exports: [
    { table: 'support_ticket', part: 'supportTickets', rows: OWN_ROWS, along: 'id' },
    { table: 'support_ticket_message', part: 'supportMessages', rows: OF_OWN_TICKETS, along: 'id' },
  ],
}
