export { connectNewAccount, lockTicketOfSignup } from './identity-of-ticket.ts'
export { deleteAllIdentities } from './identity.queries.ts'
