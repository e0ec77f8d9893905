export { connectNewAccount, lockTicketOfSignup } from './identity-of-ticket.ts'
export { deleteAllIdentities } from './identity.queries.ts'
export { deleteOpenProviderSteps } from './open-steps.queries.ts'
