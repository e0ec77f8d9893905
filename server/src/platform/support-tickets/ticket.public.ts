export { openTicket } from './open-ticket.ts'
export { getSupportTickets } from './get-support-tickets.ts'
