export { openTicket } from './open-ticket.ts'
export { ticketsOf } from './ticket.access.ts'
export { eraseTicketPeople } from './ticket.queries.ts'
export { getSupportTickets } from './get-support-tickets.ts'
