export { connectNewAccount, lockTicketOfSignup } from './identity-of-ticket.ts'
export { deleteAllIdentities } from './identity.queries.ts'
export { deleteExpiredAttempts } from './oauth-attempt.queries.ts'
export { deleteExpiredTickets } from './oauth-ticket.queries.ts'
