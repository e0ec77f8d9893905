import { IdentityTaken, OauthTicketExpired } from '@keystead/contract/security/identities/identity.schemas.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { browserOf } from './departure.ts'
import { insertIdentity } from './identity.queries.ts'
import { lockOpenTicket, type Ticket, tieTicket } from './oauth-ticket.queries.ts'

/** What OAuthUser answered to a newcomer, as a sign-up form sends it. */
export type TicketOfForm = { token: string; providerId: number | null }

/** For sign-up: the ticket, if it is good and of this provider; else the call ends. */
export async function lockTicketOfSignup(context: CallContext, { token, providerId }: TicketOfForm): Promise<Ticket> {
  const ticket = await lockOpenTicket(context.db, { token, deviceId: browserOf(context.origin) })
  if (!ticket || ticket.providerId !== providerId) fail(OauthTicketExpired)
  return ticket
}

/** For sign-up: the new account is this identity's from now on, and the ticket good for signing in to it once. */
export async function connectNewAccount(context: CallContext, ticket: Ticket, accountId: string): Promise<void> {
  if (!(await insertIdentity(context.db, accountId, ticket))) fail(IdentityTaken)
  await tieTicket(context.db, ticket.token, accountId)
}
